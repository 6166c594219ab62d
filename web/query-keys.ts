// Keys of queries that belong to one feature, where another changes what they answer and has them read anew.

export const subscriptionKey = ['subscription'] as const
export const reminderSettingsKey = ['reminders', 'settings'] as const
/** Of all that her inbox holds: what came to her, and how much of it is unread. */
export const inboxKey = ['inbox'] as const
/** Whom she has blocked by name. */
export const blocksKey = ['blocks'] as const
export const insightsKey = ['insights'] as const
/** Her programmes, each of them, and the goal of a week. */
export const rediscoverKey = ['rediscover'] as const
/** Her vision board. */
export const boardKey = ['vision-board'] as const
