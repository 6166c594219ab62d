import {
  inHerWords,
  messageToBegin,
  whatToSay,
  wordsDropped,
} from '#content/companion/listening/words-to-begin.ts'
import { isQuestion } from '../facts/facts-asked.ts'
import type { GuideState } from '../guide-state.ts'
import { asksIdeas } from '../line/asks-ideas.ts'
import { plainly } from '../line/kind-of-line.ts'
import { endsInThanks } from '../line/of-its-replies.ts'
import type { CompanionQuestion, CompanionReply } from '../question.ts'
import { justListen, say } from '../set-replies.ts'
import { hersIn, lastReply, line } from '../unheard.ts'
import { messageAsTold } from './as-told.ts'
import { asksForWords, dropsIt, withoutRequest } from './asks-for-words.ts'
import { type Draft, drafts, nameOf } from './drafts.ts'
import { draftsFor, linesBefore } from './drafts-for.ts'
import { toneIn } from './edits.ts'
import { draftIn, inTone, isFormal } from './message.ts'
import { give, takeWords } from './message-in-hand.ts'
import { asTypedIn, isDictated, type OwnWords, ownIn } from './own-words.ts'
import { forWhom } from './persons.ts'
import { isProtest, isSaidToUs } from './said-to-us.ts'
import { draftId, isUnderWay, mayCry, mayLookBack, ownId, wasAskedWhat, whatId, whoFor } from './under-way.ts'

/** She asks for something. */
const isRequest = /\bhow (?:do|should|can|could|would) i (?:ask|start|begin)\b/
/** She was loud with them, and she is sorry for something. */
const wasLoud = /\b(?:yell(?:ed|ing)?|shout(?:ed|ing)?|scream(?:ed|ing)? at|snapped|lost (?:it|my temper))\b/
const ofSorry = /\b(?:sorry|apologi[sz]e)\b/
/** She would write it. */
const ofText = /\b(?:te?xt|txt|messages?|msg|write|note|letter|card)\b/
/** Something stands between them. */
const ofRows =
  /\b(?:rude|hurts?|upset|angry|cross|fight|fought|row|argu(?:e|ed|ing|ment)|annoy(?:s|ed|ing)|criticis\w{1,4}|comments?|judg\w{1,5}|always|never|keeps?|without asking|rearranged|mil|in laws?|mother in law|wont listen|boundar(?:y|ies))\b/
/** She would only get in touch. */
const ofMissing =
  /\b(?:miss (?:you|her|him|them)|just (?:hi|hello)|say (?:hi|hello)|catch up|get back in touch|reach out)\b/
/** It was asked for and is dropped. */
export const droppedId = 'listen-words-dropped'

/** She says of words that it gave her what they should be. */
const ofOtherWords =
  /^(?:(?:um|no|nah|nope|ok|oh|but|sorry|well|lol)[ ,.!?]{1,4})*(?:not that|not (?:him|her|them)|this is (?:wrong|not)|thats (?:wrong|not)|thats just|its (?:about|for|to)|it was (?:about|for|to)|i (?:meant|mean|want(?:ed)?|need(?:ed)?|asked)|a (?:thank|sorry|message|text)|about|for|to) ?\b/

/** The message of ours that she has in hand. */
const lastDraft = ({ message }: GuideState): Draft | undefined =>
  message ? draftIn(message.text) : undefined

/** None of those that were offered. */
const isNone = /^(?:(?:no|nah|nope|none|neither)(?: of (?:these|those|them|it))?[ ,.!]{0,3}){1,3}$/
/** She names the kind of message that it is to be: 'no, a thank you'. */
const ofKind =
  /^(?:(?:no|nah|nope|not that|none)\b[ ,.!]{0,3}){0,3}(?:its |just )?an? (?:big )?(?:thank|sorry|apology)/

/**
 * Words for a message where she asks for help with one, or for another tone of it: her own where she put them, a whole one where
 * one fits, else she says what it is to tell.
 */
export function helpWithMessage(question: CompanionQuestion, state: GuideState): CompanionReply | undefined {
  const taken = takeWords(question, state)
  if (taken) return taken
  const isBegun = isUnderWay(question)
  const isAsked = asksForWords(question.text) || isDictated(question.text)
  if (!isBegun && !isAsked) return undefined
  // What may be a cry of her own is heard, and neither made into a message nor put in one.
  if (isBegun && mayCry(question)) return undefined
  const read = plainly(question.text)
  const own = ownOfLine(question)
  if (isBegun && own && !(isAsked && own.isShort)) return giveOwn(own, question)
  const goneOn = wasAskedWhat(question) ? whatItSays(question, read) : undefined
  if (goneOn) return goneOn
  const isPutRight = isBegun && ofOtherWords.test(read) && !wasAskedWhat(question)
  if (isBegun && !isAsked && endsInThanks(read)) return undefined
  if (!isPutRight && !isAsked) return undefined
  const { sure, near } = draftsFor(question, isPutRight ? lastDraft(state) : undefined)
  if (own && !(own.isShort && sure)) return giveOwn(own, question)
  const typed =
    isAsked && !mayCry(question)
      ? asTypedIn(question.text, hersIn(question), mayLookBack(question))
      : undefined
  if (sure && !typed?.isBeside) return giveDraft(sure, question)
  if (typed) return give(typed.text, question, inHerWords.untouched, ownId)
  if (near.length > 0) return askWhat(question, whatToSay.orOneOf, near)
  if (isAsked) return beginFor(question, read)
  return lastDraft(state) ? askWhat(question, whatToSay.lines) : undefined
}

const { ask, options } = messageToBegin

/** Words of ours, which she is asked about. */
const giveOurs = (
  block: string,
  question: CompanionQuestion,
  more: readonly string[] = options,
  id = draftId,
) => give(block, question, messageToBegin.lines, id, { ask: line(ask, question), options: more })

const giveDraft = (draft: Draft, question: CompanionQuestion) =>
  giveOurs(draft.text, question, options, `${draftId}-${draft.id}`)

const giveOwn = ({ text }: OwnWords, question: CompanionQuestion) =>
  give(text, question, inHerWords.lines, ownId)

/** Asks what it is to tell, beside the messages that come near. */
const askWhat = (question: CompanionQuestion, lines: readonly string[], near: readonly Draft[] = []) =>
  say(whatId, line(lines, question), { ask: '', options: [...near.map(nameOf), whatToSay.frame] })

/** What says whom a message is for: her answer after her request, which names them. */
const requested = (before: readonly string[], text: string): string => `${before.at(-1) ?? ''}. ${text}`

/** Her answer to what it is to say; undefined where it is something else. */
function whatItSays(question: CompanionQuestion, read: string): CompanionReply | undefined {
  const text = question.text.trim()
  const tapped = drafts.find((draft) => nameOf(draft) === text)
  if (tapped) return giveDraft(tapped, question)
  if (text === whatToSay.frame) return frameFor(question)
  if (isNone.test(read) && whatToSay.orOneOf.some((each) => lastReply(question).includes(each)))
    return askWhat(question, whatToSay.lines)
  if (asksIdeas(text) || text === justListen) return undefined
  if (dropsIt.test(read)) return isQuestion(text) ? undefined : say(droppedId, line(wordsDropped, question))
  // What she asks words for once more is no answer yet.
  if (asksForWords(text)) return undefined
  if (ofKind.test(read)) {
    const { sure, near } = draftsFor(question)
    if (sure) return giveDraft(sure, question)
    if (near.length > 0) return askWhat(question, whatToSay.orOneOf, near)
  }
  const told = messageAsTold(text, hersIn(question), requested(hersIn(question), text))
  const tone = toneIn(told?.rest ?? text)
  if (told) {
    const to = whoFor({ ...question, text: requested(hersIn(question), text) }) ?? {
      kinds: [],
      pronoun: 'any',
    }
    const toned = tone === 'text' ? told.text : inTone({ text: told.text, to }, tone)
    const lines = told.isUntouched ? inHerWords.untouched : inHerWords.lines
    return give(toned, question, lines, ownId)
  }
  if (tone !== 'text')
    return giveOurs(messageToBegin[tone === 'firmer' ? 'firm' : 'kind'], question, options.slice(-1))
  // What she says of her safety is met where such is met.
  if (isProtest(text)) return undefined
  return isSaidToUs(text) ? askWhat(question, whatToSay.lines) : frameFor(question)
}

/** She was loud so many lines ago at most, this one counted; and says so little of what it is about. */
const [soonAfter, fewWords] = [3, 8]
/** She names a message, or somebody who is to have it; else she may want to begin this talk. */
const ofMessage =
  /\b(?:te?xt(?:s|ed|ing)?|messages?|msg|e?mail|note|letter|card|reply|answer|(?:write|say|talk|speak|word it) (?:\S+ )?to|(?:write|tell|ask|text) (?:him|her|them))\b/

/**
 * Where no message is about hers: words for a child, or for somebody she misses; else she says what it is to tell. Undefined where she speaks
 * of nobody and of no message.
 */
function beginFor(question: CompanionQuestion, read: string): CompanionReply | undefined {
  const { hello, toChild, sorryToChild } = messageToBegin
  if (whoFor(question)?.kinds.includes('child')) {
    const lately = latelyIn(question)
    if (lately.slice(-soonAfter).some((each) => wasLoud.test(each)))
      return giveOurs(sorryToChild, question, [])
    // What she is sorry for, or would text, is hers to say.
    const isShort = withoutRequest(read).split(' ').length <= fewWords
    if (isShort && !ofText.test(read) && !lately.some((each) => ofSorry.test(each)))
      return giveOurs(toChild, question, [])
    return askWhat(question, whatToSay.lines)
  }
  if (ofMissing.test(read)) return giveOurs(hello, question)
  if (!whoFor(question) && !isUnderWay(question) && !ofMessage.test(read)) return undefined
  return askWhat(question, whatToSay.lines)
}

/** A message with gaps to fill in, where she has no words for it either. */
function frameFor(question: CompanionQuestion): CompanionReply {
  const { plain, first, request } = messageToBegin
  const lately = latelyIn(question)
  const asksThem = lately.some((each) => isRequest.test(each)) || isFormal(whoFor(question))
  const isRow = lately.some((each) => ofRows.test(each))
  const block = asksThem ? request : isRow ? first : plain
  return giveOurs(block, question)
}

/** Her last lines, with this one, in plain words. */
const latelyIn = (question: CompanionQuestion): string[] =>
  [...hersIn(question).slice(-linesBefore), question.text].map(plainly)

/** The message that her line has in her own words, where that may not be a cry. */
const ownOfLine = (question: CompanionQuestion): OwnWords | undefined =>
  mayCry(question) ? undefined : ownIn(question, mayLookBack(question))

/** Whether she asks for words that she has put herself. */
const asksInHerWords = (question: CompanionQuestion): boolean =>
  asksForWords(question.text) &&
  !mayCry(question) &&
  (isDictated(question.text) || ownOfLine(question) !== undefined)

/** The same, or for such that a whole message is there for. */
const asksForMessage = (question: CompanionQuestion): boolean =>
  asksInHerWords(question) || (asksForWords(question.text) && draftsFor(question).sure !== undefined)

/** Whether it is her own words that are to be a message, and none of ours. */
export const isInHerWords = (question: CompanionQuestion): boolean =>
  wasAskedWhat(question) || asksInHerWords(question)

/** The same, or she goes on about such. */
export const isOfMessage = (question: CompanionQuestion): boolean =>
  isUnderWay(question) || asksForMessage(question)

/** The same, of words that somebody grown up is to read: what a child is to be told may be on the shelf. */
export const isForSomebodyElse = (question: CompanionQuestion): boolean =>
  asksForMessage(question) && forWhom(question.text, hersIn(question))?.kinds.includes('child') !== true
