import type { CompanionQuestion } from './question.ts'
import { turn } from './turn.ts'

/** Sentences of fewer words may come again. */
const shortSentence = 3
const blank = /\{said\}|\{also\}|\{who\}/

/** What is fixed in a line, in its sentences. */
const sentencesOf = (text: string): string[] =>
  text
    .split(blank)
    .flatMap((piece) => piece.split(/(?<=[.!?])\s+/))
    .map((each) => each.replace(/^[“”\s.,:!?]+/, '').trim())
    .filter((each) => each.split(/\s+/).length >= shortSentence)

type History = Pick<CompanionQuestion, 'history'>

/** What she has said in this chat before this line, as far as it is read, oldest first. */
export const hersIn = ({ history }: History): string[] =>
  history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))

/** All that the guide said in this chat, as far as it is read. */
export const spoken = ({ history }: History): string =>
  history.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])).join('\n')

/** Its last reply; '' where a chat has none. */
export const lastReply = ({ history }: History): string =>
  history.findLast(({ role }) => role === 'assistant')?.content.trimEnd() ?? ''

/** The next of these of which this chat has heard no sentence; undefined where it has heard something of each. */
export function unheard<T>(
  all: readonly T[],
  question: CompanionQuestion,
  textOf: (each: T) => string,
  alsoSaid = '',
): T | undefined {
  const heard = `${spoken(question)}\n${alsoSaid}`
  const at = (question.turns * 7 + question.text.length) % Math.max(1, all.length)
  return [...all.slice(at), ...all.slice(0, at)].find(
    (each) => !sentencesOf(textOf(each)).some((sentence) => heard.includes(sentence)),
  )
}

/** One that this chat has not heard; where it has heard all of them, each again in its turn. */
export const line = (all: readonly string[], question: CompanionQuestion): string =>
  unheard(all, question, (each) => each) ?? turn(all, question.turns)
