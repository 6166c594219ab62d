/** How the keys begin under which the phone keeps a check-in that she has begun. */
export const draftKeys = { checkIn: 'check-in-draft:' } as const
