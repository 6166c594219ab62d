// Keys of queries that belong to one feature, where another changes what they answer and has them read anew.

export const subscriptionKey = ['subscription'] as const
export const reminderSettingsKey = ['reminders', 'settings'] as const
export const insightsKey = ['insights'] as const
