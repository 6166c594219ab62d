/** Stands in every text that a member sends here: where it turns up in a log, her words got there. */
export const marker = 'zqhermarkqz'

/** Her words, as far as the marker can tell. */
export const withMarker = (text: string) => `${marker} ${text}`
