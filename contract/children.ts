import * as z from 'zod/mini'
import { fieldTexts } from './field-texts.ts'
import { limits } from './limits.ts'
import { child, nudges, shortList } from './profile.ts'
import { route } from './route.ts'
import { safetyNotice } from './safety.ts'
import { id, optionalText, requiredText } from './text.ts'

/** A child as Account -> Children sends it: a birthdate, an age in words, or neither. */
const childDetails = z.object({
  name: requiredText(limits.nameMax, fieldTexts.childNameMissing),
  birthdate: z.nullable(z.iso.date(fieldTexts.birthdateMissing)),
  age_note: optionalText(limits.nameMax),
  notes: optionalText(limits.notesMax),
  sensitivities: shortList,
  allergies: shortList,
  notification_prefs: nudges,
  /** Where an undo brings back a child who died; else it stays as it is. */
  died_on: z.optional(z.nullable(z.iso.date(fieldTexts.dayMissing))),
  /** When she was first added, where an undo puts her back in her place. */
  created_at: z.optional(z.iso.datetime()),
})
export type ChildDetails = z.input<typeof childDetails>

const childParams = z.object({ childId: id })
const all = { children: z.array(child) }

export const saveChild = route({
  method: 'PUT',
  path: '/api/children/:childId',
  access: 'member',
  summary: 'Add a child under an id made on the phone, or change her',
  params: childParams,
  body: childDetails,
  reply: z.object({ ...all, safety: safetyNotice }),
  perMinute: 30,
})

export const removeChild = route({
  method: 'DELETE',
  path: '/api/children/:childId',
  access: 'member',
  summary: 'Remove a child and her settings; saving her again under the same id brings her back',
  params: childParams,
  reply: z.object(all),
})
