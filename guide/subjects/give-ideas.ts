import {
  afterIdeas,
  ideasFor,
  ideasForGrave,
  ideasUsedUp,
  moreIdeasFor,
  noIdea,
  nothingFor,
  ownIdea,
  ownIdeaForChild,
} from '#content/companion/listening/idea-lines.ts'
import { speaksOfChildren } from '#content/loss/quiet.ts'
import { saysLoss } from '#reading/text/says-loss.ts'
import { mayMeetChildren, sayable } from '../children-told.ts'
import { asksForWords } from '../drafts/asks-for-words.ts'
import { isOfHerself } from '../drafts/under-way.ts'
import { isForSomebodyElse } from '../drafts/words-to-begin.ts'
import { isGraveItself, isHeld } from '../held.ts'
import { askingPart, asksForDoing, wantsOthers, whatFor } from '../line/asks-ideas.ts'
import { mayQuote } from '../line/her-words.ts'
import { kindOf } from '../line/kind-of-line.ts'
import type { CompanionQuestion, CompanionReply } from '../question.ts'
import { say } from '../set-replies.ts'
import { hersIn, line, spoken } from '../unheard.ts'
import { subjectAsked } from './subject-asked.ts'
import { type Subject, subjectOfReply, subjectReplyId } from './subjects.ts'

/** So many of a subject's ideas at a time. */
const atOnce = 2
/** Its ideas go on where one of so many last replies gave some. */
const repliesBack = 2

/** Her lines before this one, the last one first. */
const hersBefore = (question: CompanionQuestion): string[] => hersIn(question).toReversed()

const hersOf = (question: CompanionQuestion): string[] => [question.text, ...hersBefore(question)]

/** What may be eaten is for somebody who knows the body; so where she told of that in so many lines before. */
const ofDiet =
  /\b(?:sugars?|diabet[a-z]+|insulin|carbs|allerg[a-z]+|pregnan[a-z]+|coeliac|celiac|pku|reflux|vomit[a-z]*|diarrh[a-z]+|runs|choke[ds]?|choking|underweight|weight|calories|eating disorder)\b/i
const linesBefore = 4

/**
 * Whether a subject may meet her: beside what may be grave only what makes light of no danger, and what may be a farewell, or be about whoever
 * hurts her, only where nothing weighs and no loss is told, food not where a body decides on it; after a loss none with children in it of whom she does not speak herself.
 */
const mayGive = (subject: Subject, question: CompanionQuestion): boolean =>
  question.safetyLevel !== 'emergency' &&
  !isOfHerself(question.safetyCard) &&
  (!subject.isGrave ||
    (!isHeld(question) && question.safetyLevel === 'none' && !hersOf(question).some(saysLoss))) &&
  (!subject.isOfFood ||
    !ofDiet.test([question.text, ...hersBefore(question).slice(0, linesBefore)].join('\n'))) &&
  (!subject.isOfChildren || mayMeetChildren(question))

/** The first of these that may be said once more: The Village is named once in a chat. */
const lineWithVillage = (lines: readonly string[], question: CompanionQuestion): string => {
  const isNamed = spoken(question).includes('The Village')
  return line(isNamed ? lines.filter((each) => !each.includes('The Village')) : lines, question)
}

/** That there are no more. */
export const sayIdeasUsedUp = (question: CompanionQuestion): CompanionReply =>
  say('listen-no-idea', lineWithVillage(ideasUsedUp, question))

/** Ideas of a subject that this chat has not heard; where it has heard them all, that there are no more. */
function give(subject: Subject, question: CompanionQuestion): CompanionReply {
  const heard = spoken(question)
  const fresh = sayable(subject.ideas, question)
    .filter((idea) => !heard.includes(idea))
    .slice(0, atOnce)
  if (fresh.length === 0) return sayIdeasUsedUp(question)
  const isMore = subject.ideas.some((idea) => heard.includes(idea))
  const ack = line(subject.isGrave ? ideasForGrave : isMore ? moreIdeasFor : ideasFor, question).replace(
    '{said}',
    subject.name,
  )
  return { ...say(subjectReplyId(subject), ack), steps: fresh, options: [...afterIdeas] }
}

const giveWhereMet = (
  subject: Subject | undefined,
  question: CompanionQuestion,
): CompanionReply | undefined => (subject && mayGive(subject, question) ? give(subject, question) : undefined)

/** Ideas of the subject that she asks for in so many words; undefined where she names none, or asks for words that somebody else is to read. */
export function ideasOfSubject(question: CompanionQuestion): CompanionReply | undefined {
  const { text } = question
  if (!asksForDoing(text) || isForSomebodyElse(question)) return undefined
  const asked = { asking: askingPart(text), line: text, before: hersBefore(question) }
  return giveWhereMet(subjectAsked(asked, asksForWords(text)), question)
}

/** Ideas of the subject that she told of, where she asks for ideas and does not say what for, or says it when she is asked. */
export function ideasOfTold(question: CompanionQuestion): CompanionReply | undefined {
  const [last = '', ...before] = hersBefore(question)
  const asking = `${last}\n${question.text}`
  return giveWhereMet(subjectAsked({ asking, line: asking, before }), question)
}

/** The next ideas of the subject that she had some of just now, where she asks for others; of another one where she names it ('quieter ones'). */
export function moreOfSubject(question: CompanionQuestion): CompanionReply | undefined {
  const { text } = question
  const last = question.recentEntryIds
    .slice(-repliesBack)
    .toReversed()
    .flatMap((id) => subjectOfReply(id) ?? [])[0]
  if (!last || !wantsOthers(text)) return undefined
  const named = subjectAsked({ asking: text, line: text, before: hersBefore(question) })
  return giveWhereMet(named, question) ?? giveWhereMet(last, question)
}

/** That there is nothing for what she asks, in her own words for it, and one question that may help her to an idea of her own. */
export function sayNothingFor(question: CompanionQuestion): CompanionReply {
  const { text } = question
  const quoted = mayQuote(question, kindOf(text)) ? whatFor(text) : ''
  const none = quoted
    ? line(nothingFor, question).replace('{said}', quoted)
    : lineWithVillage(noIdea, question)
  const isOfChild = mayMeetChildren(question) && speaksOfChildren(text)
  const ask = isGraveItself(question)
    ? ''
    : line(isOfChild ? [...ownIdeaForChild, ...ownIdea] : ownIdea, question)
  return { ...say('listen-no-idea', none), question: ask }
}
