import { fieldTexts } from '#contract/field-texts.ts'
import { limits } from '#contract/limits.ts'
import type { ChildInput } from '#contract/profile.ts'
import type { FieldErrors } from './field-errors.ts'

/** A child as the fields hold it; sensitivities and allergies are comma-separated. */
export interface ChildForm {
  name: string
  birthdate: string
  notes: string
  sensitivities: string
  allergies: string
  notify_wake: boolean
  notify_bedtime: boolean
}

export const emptyChild: ChildForm = {
  name: '',
  birthdate: '',
  notes: '',
  sensitivities: '',
  allergies: '',
  notify_wake: true,
  notify_bedtime: true,
}

/** 'dust,  , loud rooms' is ['dust', 'loud rooms']. */
export function splitCommas(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** A child as the server takes it. `id` is made on the phone. */
export function toChild(form: ChildForm, id: string): ChildInput {
  const { name, birthdate, notes, notify_wake, notify_bedtime } = form
  return {
    id,
    name: name.trim(),
    birthdate,
    notes,
    sensitivities: splitCommas(form.sensitivities),
    allergies: splitCommas(form.allergies),
    notification_prefs: { notify_wake, notify_bedtime },
  }
}

export function checkChild(child: ChildInput): FieldErrors {
  const tooLong = (list: string[]) => list.some((entry) => entry.length > limits.nameMax)
  return {
    ...(!child.name && { name: fieldTexts.childNameMissing }),
    ...(!child.birthdate && { birthdate: fieldTexts.birthdateMissing }),
    ...(tooLong(child.sensitivities) && { sensitivities: fieldTexts.entryLong }),
    ...(tooLong(child.allergies) && { allergies: fieldTexts.entryLong }),
  }
}

/** Whether she has begun to write of a child. */
export function isBegun(form: ChildForm): boolean {
  const { name, birthdate, notes, sensitivities, allergies } = form
  return [name, birthdate, notes, sensitivities, allergies].some((text) => text.trim() !== '')
}
