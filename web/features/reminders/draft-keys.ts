/** Where the phone keeps what she has chosen of her reminders and not saved yet. */
export const draftKeys = { reminders: 'reminder-settings-draft' } as const
