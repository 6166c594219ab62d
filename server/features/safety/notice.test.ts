import { describe, expect, it } from 'vitest'
import type { CardId, SafetyNotice } from '#contract/safety.ts'
import { askedOnce, withFinding } from './notice.ts'

const asks = (softLine: CardId): SafetyNotice => ({ level: 'support', cardId: null, softLine })
const once = (
  found: SafetyNotice,
  standing: CardId | null,
  { shows, showsMore }: { shows: boolean; showsMore: boolean } = { shows: false, showsMore: false },
) => askedOnce(found, standing, { shows: () => shows, showsMore: () => showsMore })

describe('while the question whether she is safe stands', () => {
  const [suicide, other] = [asks('crisis-suicide'), asks('crisis-violence')]
  const passedOver = { level: 'support', cardId: null, softLine: null }

  it('what shows only with the lines before it is not asked again, whatever its danger', () => {
    for (const found of [suicide, other]) expect(once(found, 'crisis-suicide')).toEqual(passedOver)
  })

  it('what a line shows by itself is, of another danger', () => {
    expect(once(other, 'crisis-suicide', { shows: true, showsMore: false })).toEqual(other)
  })

  it('and of the same where it shows more', () => {
    expect(once(suicide, 'crisis-suicide', { shows: true, showsMore: false })).toEqual(passedOver)
    expect(once(suicide, 'crisis-suicide', { shows: true, showsMore: true })).toEqual(suicide)
  })

  it('and so is what is graver', () => {
    const graver = asks('emergency-life')
    expect(once(graver, 'crisis-suicide')).toEqual(graver)
  })

  it('a card is none of its business', () => {
    const card: SafetyNotice = { level: 'crisis', cardId: 'crisis-suicide', softLine: null }
    expect(once(card, 'crisis-violence')).toEqual(card)
  })
})

it('asks where nothing stands', () => {
  expect(once(asks('crisis-suicide'), null)).toEqual(asks('crisis-suicide'))
})

it.each(['emergency-poison', 'emergency-pregnancy'] as const)(
  '%s gives way to 000, and does not take its place',
  (cardId) => {
    const of = (id: CardId): SafetyNotice => ({ level: 'emergency', cardId: id, softLine: null })
    expect(withFinding(of(cardId), of('emergency-medical'))).toEqual(of('emergency-medical'))
    expect(withFinding(of('emergency-medical'), of(cardId))).toEqual(of('emergency-medical'))
  },
)
