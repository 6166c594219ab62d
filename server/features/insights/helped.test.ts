import fc from 'fast-check'
import { expect, test } from 'vitest'
import { topics } from '#content/insights/topics.ts'
import { addDays } from '#contract/calendar.ts'
import { findEnergyGivers, findHelped } from './helped.ts'

const on = (offset: number, mood: number, text: string, prompt = 'What helped, even a bit?') => ({
  day: addDays('2026-11-01', offset),
  mood,
  prompt,
  text,
})
const others = [on(10, 2, 'the washing'), on(11, 3, ''), on(12, 2, 'school forms')]

test('what she wrote of on her better days is told, with the days on both sides', () => {
  const written = [on(0, 4, 'We walked to the park'), on(1, 5, 'Fresh air!'), on(2, 4, 'a walk'), ...others]
  expect(findHelped(written)).toEqual([
    { label: 'Time outside', days: 3, mood: 13 / 3, other_days: 3, other_mood: 7 / 3 },
  ])
})

test('several check-ins a day are one day', () => {
  const written = [on(0, 5, 'a walk'), on(0, 3, 'a walk'), on(1, 5, 'a walk'), ...others]
  expect(findHelped(written)).toEqual([])
})

test('what was not there did not help', () => {
  const absent = ['no walk today', 'didn’t get outside', 'I wish we had walked', 'never got to the park']
  expect(findHelped([...absent.map((text, index) => on(index, 5, text)), ...others])).toEqual([])
})

test.each([
  'What do you miss?',
  'What did you need today that you did not get?',
  'What would ten minutes alone be for?',
])('nor does what she names when asked: %s', (prompt) => {
  const answers = ['a walk', 'A long walk', 'time outside'].map((text, index) => on(index, 5, text, prompt))
  expect(findHelped([...answers, ...others])).toEqual([])
})

test.each([
  'no time for a shower',
  'didn’t get a chance to rest',
  'I could not find even ten minutes to sit with a cuppa',
  'nobody came to help',
])('nor did what was missed further on in what she said: %s', (text) => {
  expect(findHelped([...[0, 1, 2].map((at) => on(at, 5, text)), ...others])).toEqual([])
})

test.each([
  ['didn’t sleep, had a shower', 'A shower or a bath'],
  ['No sleep. Got to rest at noon', 'Rest and naps'],
  ['no help but a walk anyway', 'Time outside'],
  ['went for a run, couldn’t believe it', 'Moving your body'],
  ['a hot bath, ten minutes of it not mine', 'A shower or a bath'],
])('what was missed says nothing of the rest: %s', (text, label) => {
  const found = findHelped([...[0, 1, 2].map((at) => on(at, 5, text)), ...others])
  expect(found.map((each) => each.label)).toContain(label)
})

test.each([
  'the rest of the day',
  'ran out of nappies',
  'a run of bad nights',
  'bath time was a nightmare',
  'gave the baby a bath',
])('what means something else is no mention: %s', (text) => {
  expect(findHelped([...[0, 1, 2].map((at) => on(at, 5, text)), ...others])).toEqual([])
})

test('parts of other words are no mention', () => {
  const written = ['restaurant', 'teasing', 'the runny nose'].map((text, index) => on(index, 5, text))
  expect(findHelped([...written, ...others])).toEqual([])
})

const anyWords = fc
  .array(fc.oneof(fc.constantFrom(...topics.flatMap(({ words }) => words), 'no', 'not'), fc.string()), {
    maxLength: 6,
  })
  .map((words) => words.join(' '))

test('never from too little, never the other way round', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ day: fc.nat(90), mood: fc.integer({ min: 1, max: 5 }), text: anyWords })),
      (recorded) => {
        const written = recorded.map(({ day, mood, text }) => on(day, mood, text))
        const days = new Set(written.map(({ day }) => day)).size
        for (const found of findHelped(written)) {
          expect(found.days).toBeGreaterThanOrEqual(3)
          expect(found.other_days).toBeGreaterThanOrEqual(3)
          expect(found.days + found.other_days).toBe(days)
          expect(found.mood - found.other_mood).toBeGreaterThanOrEqual(0.5)
        }
      },
    ),
  )
})

test('what she named as giving energy counts by weeks, from two on', () => {
  const answers = ['a walk, and walking home', 'walk', 'a swim', 'nothing']
  expect(findEnergyGivers(answers)).toEqual([{ label: 'Time outside', weeks: 2 }])
})
