import { fieldTexts } from '#contract/field-texts.ts'
import { defaultTimezone } from '#contract/limits.ts'
import { timezones } from '#contract/options.ts'
import type { About } from '#contract/profile.ts'
import type { FieldErrors } from '#web/lib/field-errors.ts'

/** Step 2 as its fields hold it; an empty season or focus is none. */
export interface AboutForm {
  first_name: string
  timezone: string
  season: NonNullable<About['season']> | ''
  focus: NonNullable<About['focus']> | ''
  notes: string
  allow_real_talk_push: boolean
}

export const emptyAbout: AboutForm = {
  first_name: '',
  timezone: defaultTimezone,
  season: '',
  focus: '',
  notes: '',
  allow_real_talk_push: false,
}

/** Step 2 as the server takes it. */
export function toAbout(form: AboutForm): About {
  return { ...form, season: form.season || null, focus: form.focus || null }
}

export function checkAbout(form: AboutForm): FieldErrors {
  return {
    ...(!form.first_name.trim() && { first_name: fieldTexts.firstNameMissing }),
    ...(!form.timezone && { timezone: fieldTexts.timezoneMissing }),
  }
}

/** The zones to choose from: the named cities and, where it is another, the browser's `own`. */
export function timezoneOptions(own: string): { value: string; label: string }[] {
  const named = timezones.map(({ id, label }) => ({ value: id as string, label: label as string }))
  const city = own.split('/').at(-1)?.replaceAll('_', ' ')
  return !own || named.some(({ value }) => value === own)
    ? named
    : [...named, { value: own, label: `${city} (where your phone is)` }]
}
