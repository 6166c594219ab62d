import { topics } from '#content/companion/listening/topic.ts'
import { factTopics } from '#content/facts/shelf.ts'
import { featuresOf } from '#reading/talk/features.ts'
import { type Act, acts } from '#reading/talk/turn.ts'
import { buckets, quantised, type TurnModel } from '#reading/talk/weights-file.ts'
import { type Lesson, learn } from './learn.ts'
import { shortLines } from './short-lines.ts'
import type { LabelledTurn } from './talks.ts'

/** What is rare counts for more, so that it is found at all; the questions of the shelf are many, so each counts for less. */
const weightOf = { usual: 1, rare: 2, ofShelf: 0.1 }

/** Read by its words alone: beside a question, nearly all that she writes answers it, and what she asks herself would drown. */
const lesson = (text: string, act: Act, weight: number): Lesson => ({
  features: featuresOf({ text, asked: '', before: null }),
  right: acts.indexOf(act),
  weight,
})

function actLessons(turns: readonly LabelledTurn[]): Lesson[] {
  const asked = factTopics.flatMap(({ facts }) =>
    facts.flatMap(({ question, asked }) => [question, ...asked]),
  )
  const short = Object.entries(shortLines) as [Act, readonly string[]][]
  return [
    ...turns.map(({ text, act }) => lesson(text, act, act === 'tells' ? weightOf.usual : weightOf.rare)),
    ...asked.map((text) => lesson(text, 'asks-fact', weightOf.ofShelf)),
    ...short.flatMap(([act, lines]) => lines.map((text) => lesson(text, act, weightOf.rare))),
  ]
}

/** What is learnt from these lines: the same from the same, to the bit. */
export function trainTurns(turns: readonly LabelledTurn[]): TurnModel {
  const about = turns.map((turn) => ({
    features: featuresOf(turn),
    right: topics.indexOf(turn.topic),
    weight: weightOf.usual,
  }))
  return {
    act: quantised(learn(actLessons(turns), acts, buckets)),
    topic: quantised(learn(about, topics, buckets)),
  }
}
