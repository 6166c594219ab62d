import type { ChildDetails } from '#contract/children.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { limits } from '#contract/limits.ts'
import type { Child, ChildInput } from '#contract/profile.ts'
import type { FieldErrors } from '#web/lib/api/field-errors.ts'

/** A child as the fields hold it; sensitivities and allergies are comma-separated. */
export interface ChildForm {
  name: string
  birthdate: string
  /** An age in words; asked for only where no birthdate is needed. */
  age: string
  notes: string
  sensitivities: string
  allergies: string
  notify_wake: boolean
  notify_bedtime: boolean
}

export const emptyChild: ChildForm = {
  name: '',
  birthdate: '',
  age: '',
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

/** What is wrong with a child; a birthdate is needed unless it may be null. */
export function checkChild(
  child: Omit<ChildInput, 'id' | 'birthdate'> & { birthdate: string | null },
): FieldErrors {
  const tooLong = (list: string[]) => list.some((entry) => entry.length > limits.nameMax)
  return {
    ...(!child.name && { name: fieldTexts.childNameMissing }),
    ...(child.birthdate === '' && { birthdate: fieldTexts.birthdateMissing }),
    ...(tooLong(child.sensitivities) && { sensitivities: fieldTexts.entryLong }),
    ...(tooLong(child.allergies) && { allergies: fieldTexts.entryLong }),
  }
}

/** A child as Account -> Children sends it, where a birthdate may be missing. */
export function toDetails(form: ChildForm): ChildDetails {
  const { id: _, birthdate, ...child } = toChild(form, '')
  return { ...child, birthdate: birthdate || null, age_note: form.age }
}

/** A saved child as the fields hold it. */
export function toForm(child: Child): ChildForm {
  return {
    name: child.name,
    birthdate: child.birthdate ?? '',
    age: child.age_note ?? '',
    notes: child.notes ?? '',
    sensitivities: child.sensitivities.join(', '),
    allergies: child.allergies.join(', '),
    ...child.notification_prefs,
  }
}

/** Whether she has begun to write of a child. */
export function isStarted(form: ChildForm): boolean {
  const { name, birthdate, notes, sensitivities, allergies } = form
  return [name, birthdate, notes, sensitivities, allergies].some((text) => text.trim() !== '')
}
