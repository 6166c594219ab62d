import { lateMinutes } from '#contract/reminder-times.ts'
import type { Note } from '#contract/reminders.ts'

/** Minutes for which a notification still makes sense while her phone is off. */
export const expiryMinutes: Record<Note['kind'], number> = { ...lateMinutes, reminder: 12 * 60 }
