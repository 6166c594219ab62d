import fc from 'fast-check'
import { expect, test } from 'vitest'
import { becauseItWasSteady } from '#content/insights/tips.ts'
import { weekLines } from '#content/insights/week.ts'
import { levelLabel } from '#content/insights/words.ts'
import { addDays } from '#contract/calendar.ts'
import type { Heart } from '#contract/hearts.ts'
import { mean, measures, type RecordedDay } from '#contract/insights.ts'
import { weekSummary } from './week-summary.ts'

/** How many days are low, in the middle and high, by the words in which the month reads them back. */
function countsOf(levels: readonly number[]) {
  const labels = levels.map((level) => levelLabel('mood', level))
  const count = (...words: string[]) => labels.filter((label) => words.includes(label)).length
  return { low: count('very low', 'low'), mid: count('mid'), high: count('good', 'high'), all: levels.length }
}
type Counts = ReturnType<typeof countsOf>

const mostLow = ({ low, all }: Counts) => low * 2 > all
const mostMid = ({ mid, all }: Counts) => mid * 2 > all
const mostHigh = ({ high, all }: Counts) => high * 2 > all
const moreLow = ({ low, high }: Counts) => low > high
const moreHigh = ({ low, high }: Counts) => high > low
const both = ({ low, high }: Counts) => low > 0 && high > 0

/** What has to be so for a sentence to be true. */
const trueWhere: Record<Heart, Record<string, (counts: Counts) => boolean>> = {
  mood: {
    'Your mood was mostly low {week}.': mostLow,
    'Most of the days you told {week} were low ones.': mostLow,
    'Your mood sat mostly around the middle {week}.': mostMid,
    'Most of the days you told {week} were around the middle.': mostMid,
    'Your mood was mostly good {week}.': mostHigh,
    'Most of the days you told {week} were light ones.': mostHigh,
    '{Week} had more low days than light ones.': moreLow,
    'You told of more low days than light ones {week}.': moreLow,
    '{Week} had more light days than low ones.': moreHigh,
    'You told of more light days than low ones {week}.': moreHigh,
    '{Week} was a mix: some lighter, some heavier.': both,
    'You told of a mix {week}: light days and low ones.': both,
  },
  energy: {
    'Energy was mostly thin on the ground.': mostLow,
    'Mostly, there was not much in the tank.': mostLow,
    'Energy held mostly around the middle.': mostMid,
    'Energy was in the middle more often than not.': mostMid,
    'Energy was there more often than not.': mostHigh,
    'Mostly, there was a fair bit in the tank.': mostHigh,
    'Energy was low more often than high.': moreLow,
    'There were more days of low energy than of high.': moreLow,
    'Energy was high more often than low.': moreHigh,
    'There were more days of high energy than of low.': moreHigh,
    'Energy came and went.': both,
    'Energy was up at times and down at others.': both,
  },
  stress: {
    'Stress was mostly low.': mostLow,
    'Mostly, stress stayed down.': mostLow,
    'Stress held mostly around the middle.': mostMid,
    'Stress was in the middle more often than not.': mostMid,
    'Stress mostly ran high.': mostHigh,
    'Mostly, a lot was pulling at you.': mostHigh,
    'Stress was low more often than high.': moreLow,
    'There were more days of low stress than of high.': moreLow,
    'Stress was high more often than low.': moreHigh,
    'There were more days of high stress than of low.': moreHigh,
    'Stress came and went.': both,
    'Stress came and went, high at times and low at others.': both,
  },
}

const monday = '2026-11-16'
const quiet = {
  isLossMode: false,
  reset: { energyGiving: '', nextWeek: '' },
  helped: [],
  isThisWeek: false,
  isGrave: false,
}
type Levels = Record<Heart, readonly number[]>

const daysFrom = (start: string, { mood, energy, stress }: Levels): RecordedDay[] =>
  mood.map((level, offset) => ({
    day: addDays(start, offset),
    check_ins: 1,
    mood: level,
    energy: energy[offset] ?? null,
    stress: stress[offset] ?? null,
    feeling: null,
  }))

const alike = (levels: readonly number[]): Levels => ({ mood: levels, energy: levels, stress: levels })

/** One week's sentences, as they stand in the list. @param turn which of the variants */
function wordsFor(hearts: Levels, turn: number, before: Levels = alike([])) {
  const start = addDays(monday, 7 * turn)
  const recorded = {
    ...quiet,
    start,
    days: daysFrom(start, hearts),
    before: daysFrom(addDays(start, -7), before),
  }
  const { lines, tips } = weekSummary(recorded)
  const asListed = lines.map((line) => line.replace('that week', '{week}').replace('That week', '{Week}'))
  return { lines: asListed, because: tips.map((tip) => tip.because) }
}

/** Levels of single days, and means of several on one day, at either side of where a word changes. */
const steps = [1, 2, 2.4, 2.5, 3, 3.5, 4, 5]

/** Every list of three to seven of these; in which order the days come makes no difference. */
function* lists(from = 0, list: number[] = []): Generator<number[]> {
  if (list.length >= 3) yield list
  if (list.length === 7) return
  for (let index = from; index < steps.length; index += 1)
    yield* lists(index, [...list, steps[index] as number])
}

const turns = [0, 1]

test('every sentence has its condition', () => {
  for (const measure of measures)
    expect(Object.values(weekLines[measure]).flat().sort()).toEqual(Object.keys(trueWhere[measure]).sort())
})

test('no sentence says what her days do not, whichever week it is; and each is said of some', () => {
  const used = new Set<string>()
  for (const list of lists())
    for (const turn of turns) {
      const { lines, because } = wordsFor(alike(list), turn)
      const counts = countsOf(list)
      for (const [index, measure] of measures.entries()) {
        const line = lines[index] ?? ''
        used.add(line)
        if (!trueWhere[measure][line]?.(counts)) throw new Error(`“${line}” of ${list}`)
      }
      const lightest = lines.slice(measures.length)
      if (lightest.length > 0) {
        expect(lightest).toEqual([expect.stringMatching(/ was your lightest day\.$/)])
        expect(list.filter((level) => level === Math.max(...list))).toHaveLength(1)
      }
      for (const reason of because) {
        const [, word, count] = /(low|high) on (\d+) of \d+ days/.exec(reason) ?? []
        if (word) expect(Number(count)).toBe(word === 'low' ? counts.low : counts.high)
      }
    }
  expect(used).toEqual(new Set(measures.flatMap((measure) => Object.keys(trueWhere[measure]))))
})

const levels = fc.array(fc.constantFrom(...steps), { minLength: 7, maxLength: 7 })
const hearts = fc
  .record({ mood: levels, energy: levels, stress: levels, days: fc.integer({ min: 3, max: 7 }) })
  .map(({ mood, energy, stress, days }): Levels => {
    return { mood: mood.slice(0, days), energy: energy.slice(0, days), stress: stress.slice(0, days) }
  })

/** The sentences that a week was rather hard. */
const hard = measures.flatMap((measure) =>
  Object.entries(trueWhere[measure])
    .filter(([, isTrue]) =>
      (measure === 'stress' ? [mostHigh, moreHigh] : [mostLow, moreLow]).includes(isTrue),
    )
    .map(([line]) => line),
)

test('that most days were in the middle or better is true where it is said, and beside nothing hard', () => {
  let times = 0
  fc.assert(
    fc.property(hearts, fc.constantFrom(...turns), (recorded, turn) => {
      const { lines, because } = wordsFor(recorded, turn)
      if (!because.includes(becauseItWasSteady)) return
      times += 1
      const { low, all } = countsOf(recorded.mood)
      expect(low * 2).toBeLessThan(all)
      expect(lines.filter((line) => hard.includes(line))).toEqual([])
      expect(because).toEqual([becauseItWasSteady])
    }),
    { numRuns: 2000 },
  )
  expect(times).toBeGreaterThan(0)
})

test('a week is higher or lower than the one before by its mean, and never against its middle day', () => {
  const middleOf = (list: readonly number[]) => {
    const sorted = [...list].sort((a, b) => a - b)
    return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2
  }
  const label = { Mood: 'mood', Energy: 'energy', Stress: 'stress' } as const
  fc.assert(
    fc.property(hearts, hearts, (now, then) => {
      for (const line of wordsFor(now, 0, then).lines) {
        const found = /^(Mood|Energy|Stress) was (higher|lower) than the week before\.$/.exec(line)
        if (!found) continue
        const measure = label[found[1] as keyof typeof label]
        const sign = found[2] === 'higher' ? 1 : -1
        expect(sign * (mean(now[measure]) - mean(then[measure]))).toBeGreaterThan(0)
        expect(sign * (middleOf(now[measure]) - middleOf(then[measure]))).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['one low day of three', [1, 3, 3], /mostly around|days you told .* around/, /middle/, /middle/],
  ['one high day of three', [5, 3, 3], /mostly around|days you told .* around/, /middle/, /middle/],
  ['all in the middle', [3, 3, 3], /mostly around|days you told .* around/, /middle/, /middle/],
  ['none near the middle', [1, 1, 5, 5], /mix/, /came and went|up at times/, /came and went/],
  ['half of them low', [2, 2, 3, 3], /more low days/, /low/, /low/],
  ['half of them high', [4, 4, 3, 3], /more light days/, /high/, /high/],
])('%s', (_, list, mood, energy, stress) => {
  for (const turn of turns)
    expect(wordsFor(alike(list), turn).lines.slice(0, 3)).toEqual([
      expect.stringMatching(mood),
      expect.stringMatching(energy),
      expect.stringMatching(stress),
    ])
})
