/** Names this page until it is loaded anew. A browser has few, so chance need not go far. */
export const pageId = Math.random().toString(36).slice(2)
