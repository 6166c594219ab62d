import { expect, test } from 'vitest'
import { facts } from '#content/facts/shelf.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { agesFor, agesTold, fitsAge } from './ages.ts'

test.each([
  ['2 to 8 years', { from: 24, to: 96 }],
  ['About 6 months to 5 years', { from: 6, to: 60 }],
  ['Birth to 3 months', { from: 0, to: 3 }],
  ['Under 12 months', { from: 0, to: 12 }],
  ['From about 6 months', { from: 6, to: 216 }],
  ['Newborns', { from: 0, to: 3 }],
  ['Babies and toddlers', { from: 0, to: 48 }],
  ['School age', { from: 54, to: 216 }],
  ['Pregnant', undefined],
  ['From 28 weeks', undefined],
  ['About 2 to 12 months after birth', undefined],
  ['Birth to 7 years and over', { from: 0, to: 216 }],
  ['Mostly toddlers and older', { from: 10, to: 216 }],
  ['Couples with a baby', undefined],
  ['Everyone', undefined],
])('%s is for these ages', (appliesTo, ages) => expect(agesFor(appliesTo)).toEqual(ages))

test('no answer is for ages that end before they begin', () => {
  for (const { id, appliesTo } of facts) {
    const { from, to } = agesFor(appliesTo) ?? { from: 0, to: 1 }
    expect(to, id).toBeGreaterThan(from)
  }
})

test.each([
  ['shes 5 months and hates the bottle', [5]],
  ['3 weeks old. every time i put him down he wakes', [0.7]],
  ['my 3yo and my 9 month old', [36, 9]],
  ['miss 4 wont sleep', [48]],
  ['at six months', [6]],
  ['i am 34 weeks pregnant', []],
  ['for 3 weeks now', []],
  ['2 years ago', []],
  ['wakes every 2 hours at 3 am', []],
  ['She’s 4 months', [4]],
  ['10mo wont nap', [10]],
  ['i am 41 years old. how long are wake windows', []],
  ['my mum is 62 years old', []],
  ['is 5 days too long without a poo', []],
  ['is 37 weeks full term', []],
  ['can i eat 2 day old rice', []],
  ['at 28 weeks', []],
  ['my youngest is 3 years old', [36]],
])('%s', (text, months) => {
  expect(agesTold(text).map(({ from }) => Math.round(from * 10) / 10)).toEqual(months)
})

test('an answer fits an age that is near to its own, and any where none is told', () => {
  expect(fitsAge('2 to 8 years', agesTold('hes 3 weeks old'))).toBe(false)
  expect(fitsAge('2 to 8 years', agesTold('hes 20 months'))).toBe(true)
  expect(fitsAge('2 to 8 years', [])).toBe(true)
  expect(fitsAge('Pregnant', agesTold('my toddler'))).toBe(true)
})

test('of a baby whose age she has told she is told nothing for older children', () => {
  const lines = ['hes asleep on me. 3 weeks old', 'is it ok if i fall asleep with him here']
  expect(talk(lines).at(-1)?.entryId).not.toBe('fact-lying-beside-them')
  expect(ask('is it ok that my 4 year old only falls asleep if i lie next to her').entryId).toBe(
    'fact-lying-beside-them',
  )
})
