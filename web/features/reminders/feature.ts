import type { Feature } from '#web/feature.ts'
import { draftKeys } from './draft-keys.ts'

export const reminders: Feature = {
  drafts: draftKeys,
  asks: { '/api/reminders/:reminderId': 'reminder' },
}
