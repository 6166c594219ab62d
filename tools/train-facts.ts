import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isQuestion } from '#guide/facts/facts-asked.ts'
import {
  type Asked,
  type Candidate,
  candidateSearch,
  type Learnt,
  learntFile,
  likelihoodOf,
} from '#guide/facts/meant.ts'
import { hands, isOfHand, questionsOf, typedBy } from '#training/shelf-questions.ts'

// node tools/train-facts.ts: learns which answer of the shelf a line of a talk asks for, and writes guide/facts/learnt.json.
// From training/labelled/shelf, where hands wrote what mothers ask, and lines of ordinary talks stand, most of which ask for none: logistic
// regression, by plain descent, over what the search shows of a line where it knows the lines of the other hands alone. Prints how that does with each
// hand, by weights that the other hands taught.

const rounds = 2000
const step = 0.3

/** A line with what comes near it, and which of that is right; what only helps is neither right nor wrong. */
interface Example {
  candidates: readonly Candidate[]
  answers: readonly string[]
  near: readonly string[]
}

const byHand = hands.map(questionsOf)

const examples: Example[][] = byHand.map((questions, at) => {
  const search = candidateSearch(typedBy(byHand.filter((_, other) => other !== at).flat()))
  // Of ordinary talks only that is looked up in earnest which has the form of a question.
  const looked = questions.filter(({ question }) => isOfHand(hands[at] ?? '') || isQuestion(question))
  return looked.map(({ question, before, answers, near }) => {
    const asked: Asked = { text: question, before }
    return { candidates: search(asked), answers, near }
  })
})

/** Learns from each candidate of each line, but for what only helps there. */
function learn(from: readonly Example[]): Pick<Learnt, 'weights' | 'bias'> {
  const rows = from.flatMap(({ candidates, answers, near }) =>
    candidates
      .filter(({ id }) => !near.includes(id))
      .map(({ id, signs }) => ({ signs, right: Number(answers.includes(id)) })),
  )
  const learnt: Pick<Learnt, 'weights' | 'bias'> = { weights: [0, 0, 0, 0, 0, 0, 0], bias: 0 }
  const squares = new Float64Array(learnt.weights.length + 1).fill(1e-6)
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(squares.length)
    for (const { signs, right } of rows) {
      const miss = right - likelihoodOf(signs, learnt)
      for (let at = 0; at < slope.length; at++) slope[at] = (slope[at] ?? 0) + miss * (signs[at] ?? 1)
    }
    const moved = slope.map((each, at) => {
      const mean = each / rows.length
      squares[at] = (squares[at] ?? 0) + mean ** 2
      return (step * mean) / Math.sqrt(squares[at] ?? 1)
    })
    learnt.weights = learnt.weights.map((weight, at) => weight + (moved[at] ?? 0)) as Learnt['weights']
    learnt.bias += moved.at(-1) ?? 0
  }
  return learnt
}

const measured = examples.map((of, at) => {
  const learnt = learn(examples.filter((_, other) => other !== at).flat())
  return of.map(({ candidates, answers, near }) => {
    const [best] = candidates
      .map(({ id, signs }) => ({ id, likelihood: likelihoodOf(signs, learnt) }))
      .sort((one, other) => other.likelihood - one.likelihood)
    const kind =
      best && answers.includes(best.id)
        ? 'right'
        : best && near.includes(best.id)
          ? 'near'
          : answers.length > 0
            ? 'wrong'
            : 'ofNothing'
    return { kind, likelihood: best?.likelihood ?? 0, isAnswered: answers.length > 0 }
  })
})

const print = (name: string, of: (typeof measured)[number]) => {
  process.stdout.write(
    `${name}: ${of.length} lines, ${of.filter(({ isAnswered }) => isAnswered).length} with an answer\n`,
  )
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    const given = of.filter(({ likelihood }) => likelihood >= least)
    const count = (wanted: string) => given.filter(({ kind }) => kind === wanted).length
    process.stdout.write(
      `  from ${least}: ${count('right')} right, ${count('near')} near, ${count('wrong')} wrong, ${count('ofNothing')} to what has none\n`,
    )
  }
}
for (const [at, hand] of hands.entries()) print(hand, measured[at] ?? [])
print('all questions', measured.filter((_, at) => isOfHand(hands[at] ?? '')).flat())
print('all lines of talks', measured.filter((_, at) => !isOfHand(hands[at] ?? '')).flat())

const round = (value: number) => Number(value.toFixed(2))
const { weights, bias } = learn(examples.flat())
const learnt: Learnt = {
  weights: weights.map(round) as Learnt['weights'],
  bias: round(bias),
  typed: typedBy(byHand.flat()),
}
writeFileSync(join(import.meta.dirname, '..', learntFile), `${JSON.stringify(learnt, null, 2)}\n`)
process.stdout.write(`${learnt.weights.join(', ')} and ${learnt.bias}\n`)
