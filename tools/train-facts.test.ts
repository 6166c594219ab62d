import { expect, test } from 'vitest'
import { facts } from '#content/facts/shelf.ts'
import { factOf } from '#guide/facts/fact-match.ts'
import { isQuestion } from '#guide/facts/facts-asked.ts'
import { type Asked, learnt, type Meant, meantBy, meantSearch } from '#guide/facts/meant.ts'
import { commonQuestions, hands, measuredHand, questionsOf, typedBy } from '#training/shelf-questions.ts'

const all = hands.flatMap(questionsOf)

test('every answer that a hand named is on the shelf', () => {
  for (const { answers, near } of all)
    for (const id of [...answers, ...near]) expect(factOf(id), id).toBeDefined()
})

test('every answer has ten ways to ask for it in a talk, and no other has', () => {
  const written = typedBy([])
  expect(Object.keys(written).sort()).toEqual(facts.map(({ id }) => id).sort())
  for (const lines of Object.values(written)) expect(new Set(lines).size).toBe(10)
})

test('what was learnt knows the lines of all hands', () => {
  expect(learnt.typed).toEqual(typedBy(all))
})

/** Of the lines of some hands, the shares of those with an answer that are told it, or told it as the nearest, or told another; and of those without that are told one. */
function shares(of: readonly string[], search: (asked: Asked, hand: string) => readonly Meant[]) {
  const lines = of.flatMap((hand) => questionsOf(hand).map((line) => ({ ...line, hand })))
  const answerable = lines.filter(({ answers }) => answers.length > 0).length
  const counts = { right: 0, nearestRight: 0, wrong: 0, ofNothing: 0 }
  for (const { question, before, answers, near, hand } of lines) {
    const [best] = search({ text: question, before }, hand)
    if (!best?.isHalfSure || near.includes(best.id)) continue
    if (answers.includes(best.id)) counts[best.isSure ? 'right' : 'nearestRight']++
    else if (best.isSure) counts[answers.length > 0 ? 'wrong' : 'ofNothing']++
  }
  return {
    right: counts.right / answerable,
    withNearest: (counts.right + counts.nearestRight) / answerable,
    wrong: counts.wrong / answerable,
    ofNothing: counts.ofNothing / (lines.length - answerable),
  }
}

test('lines that it has learnt from are answered as often as they were, and no oftener wrongly', () => {
  const { right, withNearest, wrong, ofNothing } = shares(['hand-a', 'hand-b', 'hand-c'], meantBy)
  expect(right).toBeGreaterThanOrEqual(0.99)
  expect(withNearest).toBeGreaterThanOrEqual(0.99)
  expect(wrong).toBeLessThanOrEqual(0.008)
  expect(ofNothing).toBeLessThanOrEqual(0.13)
})

/** Of each two nothing is known but what they taught the weights. */
const unknownPairs = [
  ['hand-d', 'hand-e'],
  ['hand-h', 'hand-i'],
  ['hand-j', 'hand-k'],
]

test('so are those of six hands of whom it knows no line, though the weights have learnt from them', () => {
  const { right, withNearest, wrong, ofNothing } = shares(unknownPairs.flat(), (asked, hand) =>
    searchWithout(hand)(asked),
  )
  expect(right).toBeGreaterThanOrEqual(0.59)
  expect(withNearest).toBeGreaterThanOrEqual(0.73)
  expect(wrong).toBeLessThanOrEqual(0.02)
  expect(ofNothing).toBeLessThanOrEqual(0.063)
})

const searches = new Map(
  unknownPairs.flatMap((pair) => {
    const known = hands.filter((hand) => !pair.includes(hand))
    const search = meantSearch(typedBy(known.flatMap(questionsOf)))
    return pair.map((hand) => [hand, search] as const)
  }),
)
const searchWithout = (hand: string) => searches.get(hand) ?? meantBy

test('of lines of ordinary talks that it has not learnt from hardly one is told an answer that is for something else', () => {
  const lines = questionsOf(measuredHand).filter(({ question }) => isQuestion(question))
  const told = lines.flatMap(({ question, before, answers }) => {
    const [best] = meantBy({ text: question, before })
    return best?.isSure && !answers.includes(best.id) ? [question] : []
  })
  expect(lines.length).toBeGreaterThan(90)
  expect(told.length).toBeLessThanOrEqual(4)
})

test('of common questions that it has not learnt from as many are told their answer as were, and hardly one another', () => {
  const { right, withNearest, wrong, ofNothing } = shares([commonQuestions], meantBy)
  expect(right).toBeGreaterThanOrEqual(0.73)
  expect(withNearest).toBeGreaterThanOrEqual(0.82)
  expect(wrong).toBe(0)
  expect(ofNothing).toBeLessThanOrEqual(0.03)
})
