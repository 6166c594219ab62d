import { fieldTexts } from '#contract/field-texts.ts'
import { defaultTimezone } from '#contract/limits.ts'
import type { About } from '#contract/profile.ts'
import type { FieldErrors } from '#web/lib/api/field-errors.ts'

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
