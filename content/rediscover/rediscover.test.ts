import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { type AnswerData, emptyAnswer, type RediscoverResponse } from '#contract/rediscover.ts'
import { exerciseIds, exercises, rediscoverModules, valueLengthMax } from '#contract/rediscover-exercises.ts'
import { modulePrompts } from '../companion/prompts/modes.ts'
import { exerciseTexts, focusExperiments, occupations, thoughtHabits } from './exercises.ts'
import { goalOf, iAm, smallerOf, summaryOf, writtenIn } from './summary.ts'
import { ownSpark, values } from './values.ts'
import { wordsBack } from './words-back.ts'

const texts = readdirSync(import.meta.dirname)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')] as const)

const answer = (exercise: RediscoverResponse['exercise'], data: Partial<AnswerData> | null) => ({
  module: exercises[exercise].module,
  exercise,
  data: data && { ...emptyAnswer, ...data },
})

/** An answer with something in each part that the exercise has. */
const filled = (exercise: RediscoverResponse['exercise']) => {
  const { choices, hasScale, boxes = [], most, isSorted } = exercises[exercise]
  return answer(exercise, {
    choice: choices?.[0] ?? null,
    scale: hasScale ? 3 : null,
    texts: Object.fromEntries(boxes.map((box) => [box, 'tea'])),
    words: most ? ['Calm'] : [],
    sorted: isSorted ? [{ label: 'Music', effect: 'fills' }] : [],
  })
}

test.each(texts)('%s has no stock phrase, and no claim about health', (_, text) => {
  expect(text).not.toMatch(
    /I hear you|sorry you|self-care|you've got this|proven|\bcure|\btreat(s|ment)\b|therap|depress|anxiet|disorder/i,
  )
})

test.each(exerciseIds)('%s has words for each part of its answer, and one beside it', (exercise) => {
  const { choices = [], boxes = [], most, isSorted } = exercises[exercise]
  const words = exerciseTexts[exercise]
  expect(Object.keys(words.choices ?? {})).toEqual([...choices])
  expect(Object.keys(words.boxes ?? {})).toEqual([...boxes])
  expect(Boolean(words.list)).toBe(Boolean(most) || isSorted === true)
  expect(words.scale?.labels.length ?? 5).toBe(5)
  expect(wordsBack(filled(exercise), false)).not.toBe('')
  expect(wordsBack(answer(exercise, null), false)).toBe('')
  expect(wordsBack(filled(exercise), true)).toMatch(/card/)
})

test('each number has words of its own', () => {
  for (const exercise of ['where-now', 'reword'] as const) {
    const said = [1, 2, 3, 4, 5].map((scale) => wordsBack(answer(exercise, { scale }), false))
    expect(new Set(said).size).toBe(5)
  }
})

test('the map is read by what is on it', () => {
  const back = (...sorted: AnswerData['sorted']) => wordsBack(answer('energy', { sorted }), false)
  expect(back({ label: 'Scrolling', effect: 'drains' })).toMatch(/A lot going out/)
  expect(back({ label: 'Music', effect: 'fills' })).toMatch(/music/)
  expect(back({ label: 'Cooking', effect: 'both' })).toMatch(/give and take/)
})

test('whatever she may tap fits where it goes', () => {
  for (const { spark } of values) expect(spark.length).toBeLessThanOrEqual(limits.rediscoverLineMax)
  expect(ownSpark('x'.repeat(valueLengthMax)).length).toBeLessThanOrEqual(limits.rediscoverLineMax)
  for (const experiment of Object.values(focusExperiments))
    expect(experiment.length).toBeLessThanOrEqual(limits.rediscoverLineMax)
  expect(occupations.length).toBeLessThanOrEqual(limits.rediscoverSortedMax)
  expect(thoughtHabits.length).toBeLessThanOrEqual(exercises.thought.most ?? 0)
  expect(Object.keys(modulePrompts)).toEqual([...rediscoverModules])
  const words = values.map(({ word }) => word.toLowerCase())
  expect(new Set(words).size).toBe(words.length)
})

test('the goal is her first experiment, or what she planned; a summary has her own words', () => {
  const tiny = answer('tiny', { words: ['Sing', 'Swim'] })
  const plan = answer('when-then', { texts: { when: 'the kettle is on', plan: ' Hum ' } })
  expect(goalOf([tiny, plan])).toBe('Sing')
  expect(goalOf([answer('tiny', null), plan])).toBe('Hum')
  expect(goalOf([])).toBeNull()
  expect(smallerOf([answer('in-the-way', { texts: { smaller: ' One line ' } })])).toBe('One line')
  expect(summaryOf([tiny])).toBeNull()
  expect(
    summaryOf([
      answer('energy', { sorted: [{ label: 'Music', effect: 'fills' }] }),
      answer('i-am', { words: ['I am someone who asks for help!', 'comes back'] }),
    ]),
  ).toBe('What fills you: music.\nI am someone who asks for help!\nI am someone who comes back.')
  expect(iAm('I am someone who laughs')).toBe('I am someone who laughs')
  expect(writtenIn(filled('energy'))).toEqual(['Music'])
  expect(writtenIn(answer('note', null))).toEqual([])
})
