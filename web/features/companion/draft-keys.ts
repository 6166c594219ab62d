/** How the keys begin under which the phone keeps a message that may not have reached the server, and one that she is changing. */
export const draftKeys = { unheard: 'unheard:', edit: 'edit:' } as const
