import { expect, test } from 'vitest'
import { helplines } from '#content/helplines.ts'
import { cardIds } from '#contract/safety.ts'
import { cards } from './cards.ts'

test('there is a card for every id, short, with a title and someone to call', () => {
  expect(Object.keys(cards).sort()).toEqual([...cardIds].sort())
  for (const card of Object.values(cards)) {
    expect(card.title.length).toBeGreaterThan(0)
    expect(card.lines.length).toBeGreaterThanOrEqual(1)
    expect(card.lines.length).toBeLessThanOrEqual(3)
    expect(new Set(card.helplines).size).toBe(card.helplines.length)
    for (const id of card.helplines) expect(helplines).toHaveProperty(id)
  }
})

test('every emergency card leads with 000, or has it beside who is rung first, and says what to do now', () => {
  const before = { 'emergency-poison': 'poisons', 'emergency-pregnancy': 'pregnancy-birth-baby' } as const
  for (const id of cardIds.filter((card) => card.startsWith('emergency'))) {
    const [first] = Object.entries(before).flatMap(([card, line]) => (card === id ? [line] : []))
    const lead = first ? [first, 'emergency'] : ['emergency']
    expect(cards[id].helplines.slice(0, lead.length)).toEqual(lead)
    expect(cards[id].doNow?.length).toBeGreaterThan(0)
  }
})

test('Poisons stands beside 000 where somebody is ill or hurt', () => {
  expect(cards['emergency-medical'].helplines).toEqual(['emergency', 'poisons'])
})

test('the SOS card offers every line', () => {
  expect([...cards.sos.helplines].sort()).toEqual(Object.keys(helplines).sort())
})

test('no card names a means or a method', () => {
  const words = JSON.stringify(cards).toLowerCase()
  for (const means of ['pill', 'tablet', 'overdose', 'knife', 'rope', 'bridge', 'gun', 'blade', 'razor']) {
    expect(words).not.toContain(means)
  }
})
