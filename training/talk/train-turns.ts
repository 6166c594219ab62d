import { topics } from '#content/companion/listening/topic.ts'
import { factTopics } from '#content/facts/shelf.ts'
import { isGrave } from '#contract/safety.ts'
import { featuresOf } from '#reading/talk/features.ts'
import type { Table } from '#reading/talk/table.ts'
import { type Act, acts, gravities, tones } from '#reading/talk/turn.ts'
import { buckets, quantised, type TurnModel } from '#reading/talk/weights-file.ts'
import { inTalks, type Labelled, readLabelled } from '../labelled.ts'
import { hands, isOfHand, questionsOf } from '../shelf-questions.ts'
import type { ActLine } from './act-lines.ts'
import { type Lesson, learn } from './learn.ts'
import { shortLines } from './short-lines.ts'
import type { LabelledTurn } from './talks.ts'
import { isFunny, toneLinesOf } from './tone-lines.ts'

/**
 * What is rare counts for more, so that it is found at all; the questions of the shelf and of who wrote nothing else are many, so each counts
 * for less, and so does a line of which only one thing is known. What was said to the guide in earnest counts most: to nobody else is so much
 * asked.
 */
const weightOf = { usual: 1, rare: 2, ofShelf: 0.1, ofHand: 0.05, noFact: 0.5, said: 3 }

/** Read by its words alone: beside a question, nearly all that she writes answers it, and what she asks herself would drown. */
const byItsWords = (text: string) => featuresOf({ text, asked: '', before: null })
const asksFact = acts.indexOf('asks-fact')
const lesson = (text: string, act: Act, weight: number): Lesson => ({
  features: byItsWords(text),
  right: acts.indexOf(act),
  weight,
})

/** The lines of those of the ordinary talks whose turns are labelled. */
const ofLabelledTurns = 'talk-that-answers'

/** Lines of ordinary talks, of which a reader said which ask a fact: of all others that much is known. */
function ordinaryLessons(): Lesson[] {
  const looked = hands.filter((hand) => hand.startsWith('in-talks')).flatMap(questionsOf)
  const asked = new Set(looked.flatMap(({ question, asks }) => (asks ? [question] : [])))
  const others = readLabelled(inTalks).flatMap(({ turns, level, class: of }) =>
    level === 'none' && of.startsWith('talk-') && of !== ofLabelledTurns ? (turns.at(-1) ?? []) : [],
  )
  return [
    ...[...asked].map((text) => lesson(text, 'asks-fact', weightOf.usual)),
    ...[...new Set(others).difference(asked)].map((text) => ({
      features: byItsWords(text),
      wrong: asksFact,
      weight: weightOf.noFact,
    })),
  ]
}

function actLessons(turns: readonly LabelledTurn[], said: readonly ActLine[]): Lesson[] {
  const asked = factTopics.flatMap(({ facts }) =>
    facts.flatMap(({ question, asked }) => [question, ...asked]),
  )
  const typed = hands
    .filter(isOfHand)
    .flatMap(questionsOf)
    .map(({ question }) => question)
  const short = Object.entries(shortLines) as [Act, readonly string[]][]
  return [
    ...turns.map(({ text, act }) => lesson(text, act, act === 'tells' ? weightOf.usual : weightOf.rare)),
    ...asked.map((text) => lesson(text, 'asks-fact', weightOf.ofShelf)),
    ...typed.map((text) => lesson(text, 'asks-fact', weightOf.ofHand)),
    ...said.map(({ text, act }) => lesson(text, act, weightOf.said)),
    ...ordinaryLessons(),
    ...short.flatMap(([act, lines]) => lines.map((text) => lesson(text, act, weightOf.rare))),
  ]
}

/**
 * A linear model is surer of its own lessons than it may be of anybody else's lines: what it says of acts is softened so far that it is right
 * as often as it says, of writers whom it has not learnt from (`node tools/train-turns.ts` prints how often).
 */
const temperature = 1.3

function softened({ weights, scale, bias, ...table }: Table<Act>): Table<Act> {
  return { ...table, weights, scale: scale / temperature, bias: bias.map((each) => each / temperature) }
}

const toneLessons = (): Lesson[] =>
  [...toneLinesOf('reader-a'), ...toneLinesOf('reader-b')].map((line) => ({
    features: byItsWords(line.text),
    right: tones.indexOf(isFunny(line) ? 'light' : 'other'),
    weight: weightOf.usual,
  }))

/** A line of a talk counts for more than a message, of which there are many and most are longer. */
const gravityWeights = { ofTalk: 1, message: 0.15 }
/** A longer message is no line of a talk. */
const longestMessage = 60

/** The last lines of what the classifier learns from as well, each once. */
function gravityLessons(): Lesson[] {
  const messages = readLabelled().filter(
    ({ turns }) => (turns.at(-1) ?? '').split(/\s+/).length <= longestMessage,
  )
  const lessonsOf = (rows: readonly Labelled[], weight: number) =>
    rows.map(({ turns, level }) => [turns.at(-1) ?? '', isGrave(level), weight] as const)
  const lines = [
    ...lessonsOf(messages, gravityWeights.message),
    ...lessonsOf(readLabelled(inTalks), gravityWeights.ofTalk),
  ]
  const distinct = new Map(lines.map((line) => [`${line[1]} ${line[0]}`, line]))
  return [...distinct.values()].map(([text, grave, weight]) => ({
    features: byItsWords(text),
    right: gravities.indexOf(grave ? 'grave' : 'other'),
    weight,
  }))
}

/** What is learnt of lines by themselves: how they are told, as readers heard it, and whether they may be grave. The same each time, to the bit. */
export const trainLines = (): Pick<TurnModel, 'tone' | 'gravity'> => ({
  tone: quantised(learn(toneLessons(), tones, buckets)),
  gravity: quantised(learn(gravityLessons(), gravities, buckets)),
})

/** What is learnt of these lines in their places: the same from the same, to the bit. */
export function trainTurns(
  turns: readonly LabelledTurn[],
  said: readonly ActLine[],
): Pick<TurnModel, 'act' | 'topic'> {
  const about = turns.map((turn) => ({
    features: featuresOf(turn),
    right: topics.indexOf(turn.topic),
    weight: weightOf.usual,
  }))
  return {
    act: softened(quantised(learn(actLessons(turns, said), acts, buckets))),
    topic: quantised(learn(about, topics, buckets)),
  }
}
