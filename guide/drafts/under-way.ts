import { type CardId, dangerOf } from '#contract/safety.ts'
import type { GuideState } from '../guide-state.ts'
import { isGraveItself, mayWriteFor } from '../held.ts'
import type { CompanionQuestion } from '../question.ts'
import { hersIn } from '../unheard.ts'
import { linesBefore } from './drafts-for.ts'
import type { Message } from './message.ts'
import { forWhom, type Person } from './persons.ts'

/** What begins the id of every reply about a message. */
export const draftId = 'listen-words-to-begin'
export const ownId = `${draftId}-in-her-words`
/** The message that she has, changed as she asked. */
export const changedId = `${draftId}-changed`
/** It has asked what the message is to say. */
export const whatId = `${draftId}-what`

/** Whether a card is for a danger to herself. */
export const isOfHerself = (card: CardId | null | undefined): boolean =>
  card != null && dangerOf[card] === 'herself'

/** Whether she may be a danger to herself: a card says so, or she is asked and this line may say that she is. */
export const mayCry = (question: CompanionQuestion): boolean =>
  isOfHerself(question.safetyCard) || (isGraveItself(question) && isOfHerself(question.softLine))

/** Whether a line before this one may become a message: while she is asked about herself it may be a farewell. */
export const mayLookBack = ({ softLine }: CompanionQuestion): boolean => !isOfHerself(softLine)

/** Whether it has just asked what a message is to say. */
export const wasAskedWhat = ({ recentEntryIds }: CompanionQuestion): boolean =>
  recentEntryIds.at(-1) === whatId

export const isOfDraft = (entryId: string | undefined): boolean => entryId?.startsWith(draftId) === true
/** Whether it has just given her words, or asked what they are to be. */
export const isUnderWay = ({ recentEntryIds }: CompanionQuestion): boolean => isOfDraft(recentEntryIds.at(-1))

/** Whom the message is for, by this line and those before it. */
export const whoFor = (question: CompanionQuestion): Person | undefined =>
  forWhom(question.text, hersIn(question).slice(-linesBefore))

/** The message that she has in hand, where it may be changed. */
export const inHand = (question: CompanionQuestion, { message }: GuideState): Message | null =>
  (isGraveItself(question) && !mayWriteFor(question)) || !mayLookBack(question) ? null : message
