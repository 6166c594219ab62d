import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speaksOfChildren } from '#content/loss/quiet.ts'
import { readingGrade } from '#content/testing/reading-grade.ts'
import { focusTips } from '#content/you-today/focus.ts'
import { tips } from '#content/you-today/tips.ts'
import { focuses } from '#contract/options.ts'
import { energies, moods } from '#contract/you-today.ts'
import { chooseTip } from './choose-tip.ts'

const everyTip = [
  ...Object.values(tips).flatMap((byMood) => Object.values(byMood).flat()),
  ...focusTips.flatMap((topic) => topic.tips),
]
const question = {
  name: 'Ana',
  mood: 'okay',
  energy: 'mid',
  focus: '',
  day: '2026-11-21',
  previousTitles: [],
  isLossMode: false,
} as const

test('there are at least 45 tips, each with its own title and two or three bullets', () => {
  expect(everyTip.length).toBeGreaterThanOrEqual(45)
  expect(new Set(everyTip.map((tip) => tip.title)).size).toBe(everyTip.length)
  for (const tip of everyTip) expect([2, 3]).toContain(tip.bullets.length)
})

test('any question gets the same whole tip twice, with no placeholder left', () => {
  fc.assert(
    fc.property(
      fc.record({
        name: fc.string(),
        mood: fc.constantFrom(...moods),
        energy: fc.constantFrom(...energies),
        focus: fc.string(),
        day: fc.string(),
        previousTitles: fc.subarray(everyTip.map((tip) => tip.title)),
        isLossMode: fc.boolean(),
      }),
      (asked) => {
        const chosen = chooseTip(asked)
        expect(chooseTip(asked)).toEqual(chosen)
        expect(everyTip.map((tip) => tip.title)).toContain(chosen.title)
        if (!asked.name.includes('name')) expect(chosen.tip).not.toContain('{, name}')
      },
    ),
  )
})

test('a tip is not repeated while another is left, and then the one seen longest ago returns', () => {
  const seen: string[] = []
  for (let day = 1; day <= 3; day++) {
    seen.push(chooseTip({ ...question, day: `2026-11-0${day}`, previousTitles: seen }).title)
  }
  expect(new Set(seen).size).toBe(3)
  expect(chooseTip({ ...question, day: '2026-11-04', previousTitles: seen }).title).toBe(seen[0])
})

test('her name is in the tip where the tip has room for it, and a missing name leaves no gap', () => {
  const previousTitles = ['Half speed today', 'Soft landing']
  const low = { ...question, energy: 'low' as const, previousTitles }
  expect(chooseTip(low).tip).toBe('You don’t have to make it all yourself, Ana.')
  expect(chooseTip({ ...low, name: ' ' }).tip).toBe('You don’t have to make it all yourself.')
})

test('every focus that she can choose, but general support, has tips of its own', () => {
  const general = new Set(tips.mid.okay.map((tip) => tip.title))
  for (const focus of focuses) {
    expect([focus, general.has(chooseTip({ ...question, focus }).title)]).toEqual([
      focus,
      focus === 'General support',
    ])
  }
})

const topicFor = (focus: string) => {
  const { title } = chooseTip({ ...question, mood: 'frazzled', focus })
  return focusTips.find(({ tips: ofTopic }) => ofTopic.some((tip) => tip.title === title))?.topic
}

test.each([
  ['kinder drop off and a work deadline', 'work and drop-off'],
  ['back to work monday', 'work and drop-off'],
  ['day care mornings', 'work and drop-off'],
  ['big meeting, no childcare', 'work and drop-off'],
  ['money', 'money'],
  ['paying the rent', 'money'],
  ['bills bills bills', 'money'],
  ['we can’t afford anything', 'money'],
  ['body', 'body'],
  ['nothing fits, none of my clothes', 'body'],
  ['hate my tummy', 'body'],
  ['move', 'moving house'],
  ['moving house', 'moving house'],
  ['packing boxes', 'moving house'],
  ['sick kids', 'sick kids'],
  ['both kids have gastro', 'sick kids'],
  ['bub is sick', 'sick kids'],
  ['toddler home sick again', 'sick kids'],
  ['mother-in-law', 'in-laws and family'],
  ['MIL visiting', 'in-laws and family'],
  ['the in laws', 'in-laws and family'],
  ['my husband', 'relationship'],
  ['fighting with hubby', 'relationship'],
  ['our marriage', 'relationship'],
  ['handover with my ex', 'separation'],
  ['divorce papers', 'separation'],
  ['lonely', 'loneliness'],
  ['need mum friends', 'loneliness'],
  ['home alone all day', 'loneliness'],
  ['feeding', 'feeding'],
  ['not enough milk', 'feeding'],
  ['fussy eater', 'feeding'],
  ['bottle refusal', 'feeding'],
  ['sleep', 'sleep'],
  ['toddler waking all night', 'sleep'],
  ['bedtime', 'sleep'],
  ['housework', 'housework'],
  ['the washing pile', 'housework'],
  ['dishes and dinner', 'housework'],
  ['the house is a mess', 'housework'],
])('%s is met with a tip about %s', (focus, topic) => {
  expect(topicFor(focus)).toBe(topic)
})

test('what she can choose in onboarding keeps its own topic', () => {
  expect(focuses.map(topicFor)).toEqual([
    'mental load',
    'burnout',
    'mum guilt',
    'identity',
    'not good enough',
    'alone time',
    'fear of messing up',
    undefined,
  ])
})

test('a keyword is a word and no part of one', () => {
  for (const focus of ['nappies', 'breakfast', 'listening more', 'spaceship costume', 'thursday'])
    expect([focus, topicFor(focus)]).toEqual([focus, undefined])
})

test('a tip reads at grade 8 or lower and stays clear of medical matters', () => {
  for (const { title, tip, bullets } of everyTip) {
    expect(readingGrade([tip, ...bullets]), title).toBeLessThanOrEqual(8)
    expect([tip, ...bullets].join(' ')).not.toMatch(
      /calorie|\bdose|diagnos|lose weight|\bdiet|panadol|melatonin/i,
    )
  }
})

test('after a loss no tip speaks of children, whatever she writes, and there is always one', () => {
  const words = focusTips.flatMap(({ keywords }) => keywords.map((keyword) => keyword.replace('*', '')))
  for (const mood of moods)
    for (const energy of energies)
      for (const focus of ['', ...words])
        for (const day of ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']) {
          const { title, tip, bullets } = chooseTip({
            ...question,
            mood,
            energy,
            focus,
            day,
            isLossMode: true,
          })
          expect([title, tip, ...bullets].filter(speaksOfChildren), focus).toEqual([])
        }
})
