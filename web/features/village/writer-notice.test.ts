import { expect, test } from 'vitest'
import { type CardId, calm, levelOf, type SafetyNotice } from '#contract/safety.ts'
import { noteWriting, writerNotice } from './writer-notice.ts'

const card = (cardId: CardId): SafetyNotice => ({ level: levelOf(cardId), cardId, softLine: null })

/** What stands in a thread after these, one after the other. */
function after(...notices: SafetyNotice[]): SafetyNotice {
  const postId = crypto.randomUUID()
  for (const notice of notices) noteWriting(postId, notice)
  return writerNotice(postId)
}

test('what is graver stands, and of what is as grave the latest', () => {
  expect(after(card('crisis-suicide'), calm)).toEqual(card('crisis-suicide'))
  expect(after(card('emergency-life'), card('crisis-violence'))).toEqual(card('emergency-life'))
  expect(after(card('crisis-violence'), card('crisis-suicide'))).toEqual(card('crisis-suicide'))
})

test('reassurance takes the place of no other card, and stands where there is none', () => {
  const reassurance = card('crisis-intrusive-thoughts')
  expect(after(card('crisis-violence'), reassurance)).toEqual(card('crisis-violence'))
  expect(after(calm, reassurance)).toEqual(reassurance)
})
