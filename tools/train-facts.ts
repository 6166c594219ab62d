import { signsOfMeant } from '#server/features/guide/facts/fact-match.ts'
import { hands, questionsOf } from '#training/shelf-questions.ts'

// node tools/train-facts.ts: learns how likely the answer that the shelf's search puts first is the one that is asked for, from
// training/labelled/shelf, and prints what server/features/guide/facts/likely-meant.ts holds, after how it does with a hand it has not
// learnt from: logistic regression, by plain descent.

interface Example {
  signs: readonly number[]
  isRight: boolean
}

const examplesOf = (hand: string): Example[] =>
  questionsOf(hand).flatMap(({ question, answers }) => {
    const found = signsOfMeant(question)
    return found ? [{ signs: [...found.signs, 1], isRight: answers.includes(found.id) }] : []
  })

const likely = (weights: readonly number[], signs: readonly number[]) =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)))

const rounds = 100_000
const step = 0.05

function learn(examples: readonly Example[]): number[] {
  const weights = [0, 0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const slope = [0, 0, 0, 0]
    for (const { signs, isRight } of examples) {
      const miss = Number(isRight) - likely(weights, signs)
      signs.forEach((sign, at) => {
        slope[at] = (slope[at] ?? 0) + miss * sign
      })
    }
    slope.forEach((each, at) => {
      weights[at] = (weights[at] ?? 0) + (step * each) / examples.length
    })
  }
  return weights
}

const byHand = hands.map(examplesOf)
const measured = byHand.flatMap((examples, at) => {
  const weights = learn(byHand.filter((_, other) => other !== at).flat())
  return examples.map(({ signs, isRight }) => ({ isRight, likelihood: likely(weights, signs) }))
})
for (const least of [0.3, 0.45, 0.6, 0.75]) {
  const given = measured.filter(({ likelihood }) => likelihood >= least)
  const right = given.filter(({ isRight }) => isRight).length
  process.stdout.write(`from ${least}: ${right} right, ${given.length - right} wrong\n`)
}
process.stdout.write(
  `${learn(byHand.flat())
    .map((each) => each.toFixed(2))
    .join(', ')}\n`,
)
