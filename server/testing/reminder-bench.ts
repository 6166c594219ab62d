import { randomUUID } from 'node:crypto'
import { addDays } from '#contract/calendar.ts'
import { dayIn } from '#contract/day.ts'
import * as profile from '#contract/profile.ts'
import type { Visitor } from './visitor.ts'

// A zone without daylight saving, so that a time in it can be written down.
const zone = 'Australia/Brisbane'
/** A day on which everybody here has had her account for a while. */
export const today = addDays(dayIn(zone, new Date()), 2)
export const at = (time: string, day = today) => new Date(`${day}T${time}:00+10:00`)

/** What a notification says of one note, and of several. */
export const one = { title: 'Lightly', body: 'You have a note.', url: '/inbox' }
export const several = { ...one, body: 'You have a few notes.' }

interface Onboarding {
  realTalk?: boolean
  season?: profile.About['season']
  birthdates?: string[]
  timezone?: string
}

/** Finishes a member's onboarding, in that zone unless told, with both nudges on for each child. */
export async function onboard(
  who: Visitor,
  { realTalk = false, season = null, birthdates = [], timezone = zone }: Onboarding = {},
): Promise<void> {
  const about = {
    first_name: 'Ana',
    timezone,
    season,
    focus: null,
    notes: null,
    allow_real_talk_push: realTalk,
  }
  const children = birthdates.map((birthdate) => ({
    id: randomUUID(),
    name: 'Noa',
    birthdate,
    notes: null,
    sensitivities: [],
    allergies: [],
    notification_prefs: { notify_wake: true, notify_bedtime: true },
  }))
  await who.call(profile.finishOnboarding, { body: { about, children } })
}
