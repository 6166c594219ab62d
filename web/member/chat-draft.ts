/** How the keys of what she has typed begin. */
export const chatDraftPrefix = 'draft:'
/** Where the phone keeps what she has typed and not sent: of a thread by its id, of a new chat by its mode or 'chat'. */
export const chatDraftKey = (place: string) => `${chatDraftPrefix}${place}`
