import { describe, expect, it } from 'vitest'
import type { CardId, SafetyNotice } from '#contract/safety.ts'
import { askedOnce } from './notice.ts'

const nothing: SafetyNotice = { level: 'none', cardId: null, softLine: null }
const asks = (softLine: CardId): SafetyNotice => ({ level: 'support', cardId: null, softLine })
const once = (found: SafetyNotice, standing: CardId | null, alone = nothing) =>
  askedOnce(found, standing, () => alone)

describe('while the question whether she is safe stands', () => {
  const suicide = asks('crisis-suicide')

  it('what a line shows only with those before it is not asked again', () => {
    expect(once(suicide, 'crisis-suicide')).toEqual({ level: 'support', cardId: null, softLine: null })
  })

  it('what it says itself is', () => {
    expect(once(suicide, 'crisis-suicide', suicide)).toEqual(suicide)
  })

  it('and so is what is graver, or another danger', () => {
    const [graver, other] = [asks('emergency-life'), asks('crisis-violence')]
    expect(once(graver, 'crisis-suicide')).toEqual(graver)
    expect(once(other, 'crisis-suicide')).toEqual(other)
  })

  it('a card is none of its business', () => {
    const card: SafetyNotice = { level: 'crisis', cardId: 'crisis-suicide', softLine: null }
    expect(once(card, 'crisis-violence')).toEqual(card)
  })
})

it('asks where nothing stands', () => {
  expect(once(asks('crisis-suicide'), null)).toEqual(asks('crisis-suicide'))
})
