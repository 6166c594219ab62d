import { plainAnswer, plainly } from '../line/kind-of-line.ts'
import { type MatchIndex, matchIndex } from '../matching/entry-index.ts'
import type { CompanionQuestion } from '../question.ts'
import { hersIn, lastReply } from '../unheard.ts'
import type { ExpectedAnswer, Moment, MomentQuestion } from './moments.ts'

const indexes = new WeakMap<MomentQuestion, MatchIndex<ExpectedAnswer>>()

function indexOf(question: MomentQuestion): MatchIndex<ExpectedAnswer> {
  const known = indexes.get(question)
  if (known) return known
  const made = matchIndex(question.answers)
  indexes.set(question, made)
  return made
}

/** In a longer line one telling word of an answer may stand for something else. */
const longestShort = 12

/** A line that begins so says yes or no before it says more. */
const opening = /^(?:well |um |oh |ha |lol |honestly |i mean )*([a-z]+)\b/

function yesOrNo(text: string, { answers }: MomentQuestion): ExpectedAnswer | undefined {
  const word = opening.exec(plainly(text))?.[1]
  const answer = word && plainAnswer(word)
  if (answer !== 'yes' && answer !== 'no') return undefined
  return answers.find(({ cues }) => cues.some((cue) => plainAnswer(cue) === answer))
}

/** The question of this moment that the last reply ended with. */
const askedOf = (moment: Moment, question: CompanionQuestion): MomentQuestion | undefined => {
  const last = lastReply(question)
  return moment.questions.find(({ ask }) => last.endsWith(ask))
}

/** The answer whose quick reply she tapped, of those to the question of this moment that the last reply ended with. */
export const tappedAnswer = (moment: Moment, question: CompanionQuestion): ExpectedAnswer | undefined =>
  askedOf(moment, question)?.answers.find(({ option }) => option === question.text.trim())

/** Which of the answers that the guide's last question expects her line is: one that it names, or says yes or no to. */
export function expectedAnswer(moment: Moment, question: CompanionQuestion): ExpectedAnswer | undefined {
  const asked = askedOf(moment, question)
  if (!asked) return undefined
  const index = indexOf(asked)
  const exact = tappedAnswer(moment, question) ?? index.exact(question.text)
  if (exact) return exact
  const [best, next] = index.search(question.text)
  const isShort = question.text.trim().split(/\s+/).length <= longestShort
  const isMeant = best && (best.isPhrase || (best.isWhole && isShort)) && best.score > (next?.score ?? 0)
  return isMeant ? best.entry : yesOrNo(question.text, asked)
}

/** Whether her line is such an answer word for word, and nothing beside it. */
export const isExpectedWhole = (moment: Moment, question: CompanionQuestion): boolean => {
  const asked = askedOf(moment, question)
  return asked !== undefined && indexOf(asked).exact(question.text) !== undefined
}

/** So many of her last lines may have said the answer to a question before it was asked. */
const linesRead = 12

/** Whether one of the answers that a question expects stands in what she wrote before. */
export function isAnswered(asked: MomentQuestion, { history, text }: CompanionQuestion): boolean {
  const hers = [...hersIn({ history }), text]
  return hers.slice(-linesRead).some((each) =>
    indexOf(asked)
      .search(each)
      .some(({ isWhole }) => isWhole),
  )
}
