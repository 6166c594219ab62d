/** What a page says to a waiting worker when its new version is wanted. */
export const takeOverMessage = 'take-over'
