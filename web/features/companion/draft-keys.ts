/** How the keys begin under which the phone keeps a message that she is changing. */
export const draftKeys = { edit: 'edit:' } as const
