/** The least score at which a text counts as being about an entry: about one telling word. */
export const threshold = 9.6
/** What a line must score to be plainly about an entry: where a chat begins, of a tapped quick reply, and of an illness anywhere. */
export const plainMatch = 12.4
/** What a line must score in the middle of a talk, and what beside a card is about something else. */
export const changeOfTopic = 30
/** What an idea of the library must score that nobody has tapped: a whole phrase by the way is not enough. */
export const plainlyOfEntry = 50
/** Entries below this share of the best score are not offered when the best has been used up. */
export const runnerUpShare = 0.5
