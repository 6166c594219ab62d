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
  ['pumped it monday night, can i use it monday morning', undefined],
  ['since monday 9pm, ok to have it monday 9am now', undefined],
  ['an hour and a half since he started the bottle', 1.5],
  ['he started the bottle half an hour ago', 0.5],
  ['two hours and a half', 2.5],
  ['two and a half hours', 2.5],
  ['2½ hours'.normalize('NFKC'), 2.5],
  ['3 hours and half the bottle is left', 3],
  ['three quarters of an hour', 0.75],
  ['a day and a half', 36],
  ['2 hours 45 minutes', 2.75],
  ['an hour and thirty minutes', 1.5],
  ['2h30', 2.5],
  ['1 hr 30 on the bench', 1.5],
  ['left out 5 hours 22 degrees', 5],
  ['3 days and 2 hours', 74],
  ['out since 10.15 and its 11.45 now', 1.5],
  ['out last night at 10:30, its 7 now', 8.5],
  ['pumped monday 9:30pm, ok to use it thursday 9:45am', 60.25],
  ['two bottles a day', undefined],
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
    ['2 hours 50 minutes on the bench', '2 hours 50 minutes is inside the 6 to 8 hours'],
    ['left out 8 hours 20 minutes', '8 hours 20 minutes is past the 6 to 8 hours'],
    ['out 3 hours, it is 31 degrees here', 'hold up to 26 °C'],
  ])('%j is %s', (text, says) => {
    expect(kept(text)).toContain(says)
  })

  it('is weighed for both places where she names none', () => {
    expect(kept('its been 20 hours')).toMatch(/past the 6 to 8 hours.*inside the 72 hours/)
  })

  it('is past the hour of a bottle that was begun an hour and a half ago', () => {
    const said = kept('an hour and a half since he started the bottle', 'keeping-formula')
    expect(said).toContain('90 minutes is past the 1 hour')
  })

  it('has no verdict without times', () => {
    expect(kept('pumped it monday night, can i use it monday morning')).toBeUndefined()
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
  expect(second?.ack).toMatch(/^59 hours is inside the 72 hours for milk at the back of the fridge\.\n/)
})
