import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { seasons } from './options.ts'
import { timezone } from './profile.ts'
import { route } from './route.ts'
import { safetyNotice } from './safety.ts'
import { id, moment, requiredText, text } from './text.ts'

export const reminderErrors = {
  timeMissing: 'Please choose a time.',
  momentMissing: 'Please choose a day and a time.',
  textMissing: 'Please write a word or two.',
} as const

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/
/** A time on her clock, `HH:MM`. */
const clockTime = text(100).check(z.regex(clockPattern, reminderErrors.timeMissing))

function isWallClock(value: string): boolean {
  const [day = '', time = '', more] = value.split('T')
  const date = new Date(`${day}T00:00:00Z`)
  const isDay = /^2\d{3}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime())
  return more === undefined && isDay && date.toISOString().startsWith(day) && clockPattern.test(time)
}
/** A day and a time on her own clock, `YYYY-MM-DDTHH:MM`, in whichever zone she is by then. */
const wallClock = text(100).check(z.refine(isWallClock, reminderErrors.momentMissing))

const childNudges = { id, notify_wake: z.boolean(), notify_bedtime: z.boolean() }
const times = {
  allow_real_talk_push: z.boolean(),
  real_talk_at: clockTime,
  wake_at: clockTime,
  bedtime_at: clockTime,
  /** Nothing comes from here until `quiet_until`; the same time twice means never quiet. */
  quiet_from: clockTime,
  quiet_until: clockTime,
}
const season = z.nullable(z.enum(seasons))
const settings = z.object({
  ...times,
  /** Where she is in motherhood: some lines are for one season alone. */
  season,
  /** In which all of these times are. */
  timezone: z.string(),
  children: z.array(z.object({ ...childNudges, name: z.string() })),
})
export type ReminderSettings = z.infer<typeof settings>

const settingsInput = z.object({
  ...times,
  /** Hers everywhere, not for reminders alone, as is her season; without one of them it stays as it is. */
  timezone: z.optional(timezone),
  season: z.optional(season),
  children: z.array(z.object(childNudges)).check(z.maxLength(limits.childrenMax)),
})
export type ReminderSettingsInput = z.input<typeof settingsInput>

const reminder = z.object({
  id: z.uuid(),
  text: z.string(),
  due: z.string(),
  /** Whether it has come up at that time. */
  has_come: z.boolean(),
  is_done: z.boolean(),
  created_at: moment,
})
export type Reminder = z.infer<typeof reminder>
const reminderParams = z.object({ reminderId: id })

export const getReminderSettings = route({
  method: 'GET',
  path: '/api/reminder-settings',
  access: 'member',
  summary: 'What may come to her, when, her quiet hours, and the time zone they are in',
  reply: settings,
})

export const saveReminderSettings = route({
  method: 'PUT',
  path: '/api/reminder-settings',
  access: 'member',
  summary:
    'Change what may come to her, her season or her time zone; children that are not named stay as they are',
  body: settingsInput,
  reply: settings,
})

export const listReminders = route({
  method: 'GET',
  path: '/api/reminders',
  access: 'member',
  summary: 'Her reminders that are not done, the next one first, at most two hundred',
  reply: z.object({ reminders: z.array(reminder) }),
})

export const saveReminder = route({
  method: 'PUT',
  path: '/api/reminders/:reminderId',
  access: 'member',
  summary:
    'Keep a reminder under the id that the phone gave it, or change it; sending it again keeps it once and open',
  params: reminderParams,
  body: z.object({ text: requiredText(limits.reminderMax, reminderErrors.textMissing), due: wallClock }),
  reply: z.object({ reminder, safety: safetyNotice }),
  perMinute: 60,
})

export const finishReminder = route({
  method: 'PATCH',
  path: '/api/reminders/:reminderId',
  access: 'member',
  summary: 'Mark a reminder as done, or not done after all',
  params: reminderParams,
  body: z.object({ is_done: z.boolean() }),
  reply: reminder,
})

export const deleteReminder = route({
  method: 'DELETE',
  path: '/api/reminders/:reminderId',
  access: 'member',
  summary: 'Delete a reminder and what came of it',
  params: reminderParams,
  reply: z.object({ id: z.uuid() }),
})
