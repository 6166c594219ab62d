import { describe, expect, it, test } from 'vitest'
import { keeping } from '#content/facts/keeping.ts'
import { facts } from '#content/facts/shelf.ts'
import { talk } from '#server/testing/ask-companion.ts'
import { hoursIn, howLongKept } from './how-long-kept.ts'

test.each([
  ['its been about 5 hours', 5],
  ['half an hour on the bench', 0.5],
  ['a couple of hours', 2],
  ['90 mins', 1.5],
  ['in there for 4 days', 96],
  ['it was out from 9pm and its 3 now', 6],
  ['that was 8pm and its 1am now', 5],
  ['out of the freezer last night at 10, is it ok at 4pm today', 18],
  ['pumped at 9 this morning and its 1pm now', 4],
  ['pumped sunday night, ok to use it wednesday morning', 59],
  ['since monday 9pm, and thursday morning is when she needs it', 59],
  ['shes 5 months and drank 120ml at 22 degrees', undefined],
  ['is it ok for thursday? its monday', undefined],
  ['room 12 at 3', undefined],
])('%j says how long', (text, hours) => {
  expect(hoursIn(text)).toBe(hours)
})

const kept = (text: string, id = 'milk-storage') => howLongKept(id, { text, history: [] })

describe('what she has kept', () => {
  it.each([
    ['left out 5 hours', 'inside the 6 to 8 hours'],
    ['left out 6 hours', 'at the very edge of the 6 to 8 hours'],
    ['left out 9 hours', 'past the 6 to 8 hours'],
    ['71 hours in the fridge', 'inside the 72 hours'],
    ['out of the fridge for 9 hours', 'past the 6 to 8 hours'],
    ['thawed in the fridge 20 hours ago', 'inside the 24 hours'],
    ['4 days in the fridge', 'past the 72 hours'],
    ['out 3 hours, it is 31 degrees here', 'hold up to 26 °C'],
  ])('%j is %s', (text, says) => {
    expect(kept(text)).toContain(says)
  })

  it('is weighed for both places where she names none', () => {
    expect(kept('its been 20 hours')).toMatch(/past the 6 to 8 hours.*inside the 72 hours/)
  })

  it('has no verdict without times', () => {
    expect(kept('left out 5 hours', 'mastitis')).toBeUndefined()
    expect(kept('left out all night')).toBeUndefined()
  })

  it('goes by times that stand in the answer itself', () => {
    for (const [id, all] of Object.entries(keeping)) {
      const answer = facts.find((fact) => fact.id === id)?.answer.replaceAll('an hour', '1 hour') ?? ''
      for (const { hours, upTo } of all)
        for (const number of [...hours, ...(upTo ? [upTo] : [])]) expect(answer).toContain(String(number))
    }
  })
})

it('is answered where she asks on after the answer, in the place that she asked for', () => {
  const [, second] = talk([
    'how long can pumped milk stay in the fridge?',
    'i pumped on sunday night, is it ok to use it wednesday morning?',
  ])
  expect(second?.ack).toBe(
    '59 hours is inside the 72 hours for milk at the back of the fridge. To be sure of yours, ask Breastfeeding Helpline, 1800 686 268.',
  )
})
