import { expect, test } from 'vitest'
import { factOf } from '#server/features/guide/facts/fact-match.ts'
import { answerFromShelf } from '#server/features/guide/facts/facts-asked.ts'
import { hands, questionsOf } from '#training/shelf-questions.ts'

/** Learnt from, so this flatters: of a hand that nothing was learnt from, `node tools/train-facts.ts` prints what is right. */
const least = { right: 0.58, nearestRight: 0.13 }
const most = { wrong: 0.015, ofNothing: 0.23 }

const asked = hands.flatMap(questionsOf)

test('every answer that a hand named is on the shelf', () => {
  for (const { answers } of asked) for (const id of answers) expect(factOf(id), id).toBeDefined()
})

test('questions as they are typed are answered as often as they were, and no oftener wrongly', () => {
  const counts = { right: 0, wrong: 0, nearestRight: 0, ofNothing: 0 }
  for (const { question, answers } of asked) {
    const found = answerFromShelf(question)
    const told = 'id' in found ? found.id : undefined
    const nearest = 'id' in found ? undefined : found.nearest?.id
    if (told && answers.length === 0) counts.ofNothing++
    else if (told) counts[answers.includes(told) ? 'right' : 'wrong']++
    else if (nearest && answers.includes(nearest)) counts.nearestRight++
  }
  const answerable = asked.filter(({ answers }) => answers.length > 0).length
  expect(counts.right / answerable).toBeGreaterThanOrEqual(least.right)
  expect(counts.nearestRight / answerable).toBeGreaterThanOrEqual(least.nearestRight)
  expect(counts.wrong / answerable).toBeLessThanOrEqual(most.wrong)
  expect(counts.ofNothing / (asked.length - answerable)).toBeLessThanOrEqual(most.ofNothing)
})
