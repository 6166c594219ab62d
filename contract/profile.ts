import * as z from 'zod/mini'
import { fieldTexts } from './field-texts.ts'
import { limits } from './limits.ts'
import { focuses, seasons } from './options.ts'
import { route } from './route.ts'
import { safetyNotice } from './safety.ts'
import { id, moment, optionalText, requiredText, text } from './text.ts'

/** True when the runtime knows the zone by this name. */
export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** A zone by its IANA name. */
export const timezone = text(64).check(
  z.minLength(1, fieldTexts.timezoneMissing),
  z.refine(isTimezone, fieldTexts.timezoneMissing),
)

export const profile = z.object({
  user_id: z.uuid(),
  display_name: z.nullable(z.string()),
  full_name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  timezone: z.string(),
  season: z.nullable(z.string()),
  focus: z.nullable(z.string()),
  allow_real_talk_push: z.boolean(),
  onboarding_completed: z.boolean(),
  adult_confirmed: z.boolean(),
  /** Since when the app keeps quiet about due dates, ages, naps and seasons, as she asked after a loss; null where it does not. */
  loss_since: z.nullable(moment),
  updated_at: moment,
})
export type Profile = z.infer<typeof profile>

export const nudges = z.object({ notify_wake: z.boolean(), notify_bedtime: z.boolean() })
export const shortList = z
  .array(requiredText(limits.nameMax, 'Please enter a word or two.'))
  .check(z.maxLength(limits.childListMax))

export const child = z.object({
  id: z.uuid(),
  name: z.string(),
  birthdate: z.nullable(z.string()),
  /** Her age as it was typed, such as where no birthdate is known. */
  age_note: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  sensitivities: z.array(z.string()),
  allergies: z.array(z.string()),
  notification_prefs: nudges,
  /** The day on which this child died, where she told it. */
  died_on: z.nullable(z.string()),
  created_at: moment,
})
export type Child = z.infer<typeof child>

/** A child as the onboarding form sends it. The id is made on the phone, so that a retry never adds her twice. */
const childInput = z.object({
  id,
  name: requiredText(limits.nameMax, fieldTexts.childNameMissing),
  birthdate: z.iso.date(fieldTexts.birthdateMissing),
  notes: optionalText(limits.notesMax),
  sensitivities: shortList,
  allergies: shortList,
  notification_prefs: nudges,
})
export type ChildInput = z.input<typeof childInput>

/** A child as the profile form sends it. */
const kid = z.object({
  id,
  name: requiredText(limits.nameMax, fieldTexts.childNameMissing),
  age: optionalText(limits.nameMax),
  notes: optionalText(limits.notesMax),
})
export type Kid = z.input<typeof kid>

const about = z.object({
  first_name: requiredText(limits.nameMax, fieldTexts.firstNameMissing),
  timezone,
  season: z.nullable(z.enum(seasons)),
  focus: z.nullable(z.enum(focuses)),
  notes: optionalText(limits.notesMax),
  allow_real_talk_push: z.boolean(),
})
export type About = z.input<typeof about>

export const getProfile = route({
  method: 'GET',
  path: '/api/profile',
  access: 'member',
  summary: 'Her profile and her children, oldest entry first',
  reply: z.object({ profile, children: z.array(child) }),
})

export const finishOnboarding = route({
  method: 'POST',
  path: '/api/onboarding',
  access: 'member',
  summary: 'Save profile and children together; sending it again changes nothing',
  body: z.object({
    about,
    children: z.array(childInput).check(z.maxLength(limits.childrenMax)),
    adult_confirmed: z.optional(z.literal(true, fieldTexts.adultMissing)),
  }),
  reply: z.object({ profile, children: z.array(child), safety: safetyNotice }),
  perMinute: 20,
})

export const saveProfile = route({
  method: 'PUT',
  path: '/api/profile',
  access: 'member',
  summary: 'Save the profile form; children that it does not name stay as they are',
  body: z.object({
    full_name: optionalText(limits.nameMax),
    phone: optionalText(40),
    notes: optionalText(limits.notesMax),
    focus: z.optional(z.nullable(z.enum(focuses))),
    kids: z.optional(z.array(kid).check(z.maxLength(limits.childrenMax))),
    removed_kids: z.optional(z.array(id).check(z.maxLength(limits.childListMax))),
  }),
  reply: z.object({ profile, children: z.array(child), safety: safetyNotice }),
  perMinute: 20,
})
