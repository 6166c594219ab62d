import {
  inHerWords,
  messageToBegin,
  whatToSay,
  wordsDropped,
} from '#content/companion/listening/words-to-begin.ts'
import { type CardId, dangerOf } from '#contract/safety.ts'
import { isQuestion } from '../facts/facts-asked.ts'
import { isGraveItself, mayWriteFor } from '../held.ts'
import { asksIdeas } from '../line/asks-ideas.ts'
import { plainly } from '../line/kind-of-line.ts'
import { endsInThanks } from '../line/of-its-replies.ts'
import type { CompanionQuestion, CompanionReply } from '../question.ts'
import { justListen, say } from '../set-replies.ts'
import { lastReply, line } from '../unheard.ts'
import { messageAsTold } from './as-told.ts'
import { asksForWords, dropsIt } from './asks-for-words.ts'
import { type Draft, drafts, nameOf } from './drafts.ts'
import { draftsFor, hersIn, linesBefore } from './drafts-for.ts'
import { edited } from './edits.ts'
import { isFormal, type OwnMessage } from './framed.ts'
import { asTypedIn, dictated, ownIn } from './her-message.ts'
import { requestAsTyped } from './in-her-words.ts'
import { forWhom, type Person } from './persons.ts'

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
const draftId = 'listen-words-to-begin'
const ownId = `${draftId}-in-her-words`
/** It was asked for and is dropped. */
export const droppedId = 'listen-words-dropped'
/** It has asked what the message is to say. */
const whatId = `${draftId}-what`
/** Another tone is asked for in a few words, or by comparing. */
const kinder =
  /\b(?:kinder|nicer|softer|gentler|warmer|more polite)\b|^(?:\S+ ){0,3}(?:kind|nice|soft|gentle|warm|polite)(?: \S+)?$/
const firmer =
  /\b(?:firmer|stronger|clearer|tougher)\b|^(?:\S+ ){0,3}(?:firm|strong|clear|tough|straight)(?: \S+)?$/

/** She says of words that it gave her what they should be. */
const ofOtherWords =
  /^(?:(?:um|no|nah|nope|ok|oh|but|sorry|well|lol)[ ,.!?]{1,4})*(?:not that|not (?:him|her|them)|this is (?:wrong|not)|thats (?:wrong|not)|thats just|its (?:about|for|to)|it was (?:about|for|to)|i (?:meant|mean|want(?:ed)?|need(?:ed)?|asked)|a (?:thank|sorry|message|text)|about|for|to) ?\b/

const draftOf = (entryId: string | undefined): Draft | undefined =>
  drafts.find(({ id }) => entryId === `${draftId}-${id}`)

/** The message of ours that this chat was given last. */
const lastDraft = ({ recentEntryIds }: CompanionQuestion): Draft | undefined => draftOf(recentEntryIds.at(-1))

/** One of ours, to be changed as her own would be. */
const ownOf = ({ text, kinder, firmer }: Draft): OwnMessage => ({
  ...{ said: text, text, kinder, firmer },
  isShort: false,
})

/** The message that this chat was given last, ours or in her own words, with what she has changed in it since. */
function lastOwn(question: CompanionQuestion): OwnMessage | undefined {
  const { recentEntryIds } = question
  const ours = lastDraft(question)
  if (ours) return ownOf(ours)
  if (recentEntryIds.at(-1) !== ownId) return undefined
  const hers = hersIn(question)
  for (const at of [1, 2, 3, 4, 5]) {
    if (recentEntryIds.at(-at) !== ownId) return undefined
    const text = hers.at(-at) ?? ''
    const before = hers.slice(0, -at)
    const id = recentEntryIds.at(-1 - at)
    const message =
      ownIn(text, before, isOfDraft(id), true) ??
      (id === whatId ? messageAsTold(text, before, requested(before, text))?.message : undefined) ??
      asTypedIn(text, before, true) ??
      requestAsTyped(text, before)
    const since = hers.slice(hers.length - at + 1)
    const change = (last: OwnMessage, each: string) => edited(last, each, [...before, text]) ?? last
    if (message) return since.reduce(change, message)
    const begun = draftOf(recentEntryIds.at(-1 - at))
    if (begun) return [text, ...since].reduce(change, ownOf(begun))
  }
  return undefined
}

/** None of those that were offered. */
const isNone = /^(?:(?:no|nah|nope|none|neither)(?: of (?:these|those|them|it))?[ ,.!]{0,3}){1,3}$/
/** She names the kind of message that it is to be: 'no, a thank you'. */
const ofKind =
  /^(?:(?:no|nah|nope|not that|none)\b[ ,.!]{0,3}){0,3}(?:its |just )?an? (?:big )?(?:thank|sorry|apology)/

/**
 * Words for a message where she asks for help with one, or for another tone of it: her own where she put them, a whole one where
 * one fits, else she says what it is to tell.
 */
export function helpWithMessage(question: CompanionQuestion): CompanionReply | undefined {
  const isBegun = isUnderWay(question)
  const isAsked = asksForWords(question.text) || dictated(question.text) !== undefined
  if (!isBegun && !isAsked) return undefined
  // What may be a cry of her own is heard, and neither made into a message nor put in one.
  if (isBegun && mayCry(question)) return undefined
  const read = plainly(question.text)
  const last = isGraveItself(question) && !mayWriteFor(question) ? undefined : lastOwn(question)
  const changed = last && edited(last, question.text, hersIn(question))
  if (changed) return giveChanged(changed, read, question)
  const own = ownOfLine(question)
  if (isBegun && own) return giveOwn(own, question)
  const goneOn = wasAskedWhat(question)
    ? whatItSays(question, read)
    : isBegun && !endsInThanks(read)
      ? inAnotherTone(question, read)
      : undefined
  if (goneOn) return goneOn
  const isPutRight = isBegun && ofOtherWords.test(read) && !wasAskedWhat(question)
  if (isBegun && !isAsked && endsInThanks(read)) return undefined
  if (!isPutRight && !isAsked) return undefined
  const { sure, near } = draftsFor(question, isPutRight ? lastDraft(question) : undefined)
  if (own && !(own.isShort && sure)) return giveOwn(own, question, sure)
  const isWritten = isAsked && !mayCry(question)
  const typed = isWritten ? asTypedIn(question.text, hersIn(question), mayLookBack(question)) : undefined
  if (typed) return giveUntouched(typed, question)
  if (sure) return giveDraft(sure, question)
  const asked = isWritten ? requestAsTyped(question.text, hersIn(question)) : undefined
  if (asked) return giveUntouched(asked, question)
  if (near.length > 0) return askWhat(question, whatToSay.orOneOf, near)
  return isAsked ? beginFor(question, read) : undefined
}

const { ask, options } = messageToBegin
const lastOption = { ask: '', options: options.slice(-1) }

type More = { ask: string; options: readonly string[] }

const give = (
  block: string,
  question: CompanionQuestion,
  more: More,
  id = draftId,
  lines: readonly string[] = id === ownId ? inHerWords.lines : messageToBegin.lines,
): CompanionReply => ({ ...say(id, line(lines, question), more), block })

const giveDraft = (draft: Draft, question: CompanionQuestion) =>
  give(draft.text, question, { ask: line(ask, question), options }, `${draftId}-${draft.id}`)

const giveOwn = (message: OwnMessage, question: CompanionQuestion, also?: Draft) =>
  give(message.text, question, { ask: '', options: also ? [nameOf(also), ...options] : options }, ownId)

const giveUntouched = (message: OwnMessage, question: CompanionQuestion) =>
  give(message.text, question, { ask: '', options }, ownId, inHerWords.untouched)

/** Her message as she has changed it, in the tone that she names beside that. */
function giveChanged(message: OwnMessage, read: string, question: CompanionQuestion): CompanionReply {
  const tone = firmer.test(read) ? 'firmer' : kinder.test(read) ? 'kinder' : 'text'
  const more = tone === 'text' ? { ask: '', options } : lastOption
  return give(message[tone], question, more, ownId, inHerWords.changed)
}

/** Of a longer line the end is read. */
const longestChange = 300
/** She speaks of the message, or of a part of it. */
const ofChange =
  /\b(?:it|that|this|message|msg|te?xt|note|letter|line|sentence|word|words|bit|part|end|start|name|change|add|remove)\b/i

/** Says what can be changed in the message that she has in hand, where she asks for something that is not understood; undefined where she has none. */
export function sayWhatCanChange(question: CompanionQuestion): CompanionReply | undefined {
  const id = question.recentEntryIds.at(-1)
  const isInHand = id === ownId || lastDraft(question) !== undefined
  return id && isInHand && ofChange.test(question.text.slice(-longestChange))
    ? say(id, line(inHerWords.canChange, question), { ask: '', options })
    : undefined
}

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
  if (!told) return inAnotherTone(question, read) ?? frameFor(question)
  const { message, tone, isUntouched } = told
  const more = tone === 'text' ? { ask: '', options } : lastOption
  return give(message[tone], question, more, ownId, isUntouched ? inHerWords.untouched : inHerWords.lines)
}

/** The last message in another tone, where she asks for one. */
function inAnotherTone(question: CompanionQuestion, read: string): CompanionReply | undefined {
  const tone = firmer.test(read) ? 'firmer' : kinder.test(read) ? 'kinder' : undefined
  if (!tone) return undefined
  const last = lastOwn(question)
  const frame = tone === 'firmer' ? messageToBegin.firm : messageToBegin.kind
  const id = last ? question.recentEntryIds.at(-1) : draftId
  const block = last?.[tone] ?? frame
  // The same words once more are no other tone.
  if (lastReply(question).includes(block))
    return say(id ?? draftId, line(inHerWords.noOther, question), lastOption)
  return give(block, question, lastOption, id)
}

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
    if (lately.some((each) => wasLoud.test(each)))
      return give(sorryToChild, question, { ask: line(ask, question), options: [] })
    // What she is sorry for, or would text, is hers to say.
    if (!ofText.test(read) && !lately.some((each) => ofSorry.test(each)))
      return give(toChild, question, { ask: line(ask, question), options: [] })
    return askWhat(question, whatToSay.lines)
  }
  if (ofMissing.test(read)) return give(hello, question, { ask: line(ask, question), options })
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
  return give(block, question, { ask: line(ask, question), options })
}

const whoFor = (question: CompanionQuestion): Person | undefined =>
  forWhom(question.text, hersIn(question).slice(-linesBefore))

/** Her last lines, with this one, in plain words. */
const latelyIn = (question: CompanionQuestion): string[] =>
  [...hersIn(question).slice(-linesBefore), question.text].map(plainly)

/** Whether she may be a danger to herself: a card says so, or she is asked and this line may say that she is. */
const mayCry = (question: CompanionQuestion): boolean =>
  isOfHerself(question.safetyCard) || (isGraveItself(question) && isOfHerself(question.softLine))

const isOfHerself = (card: CardId | null | undefined): boolean => card != null && dangerOf[card] === 'herself'

/** Whether it has just asked what a message is to say. */
export const wasAskedWhat = ({ recentEntryIds }: CompanionQuestion): boolean =>
  recentEntryIds.at(-1) === whatId

/** Whether it has just given her words, or asked what they are to be. */
const isUnderWay = ({ recentEntryIds }: CompanionQuestion): boolean => isOfDraft(recentEntryIds.at(-1))
const isOfDraft = (entryId: string | undefined): boolean => entryId?.startsWith(draftId) === true

/** Whether a line before this one may become a message: while she is asked about herself it may be a farewell. */
const mayLookBack = ({ softLine }: CompanionQuestion): boolean => !isOfHerself(softLine)

/** The message that her line has in her own words, where that may not be a cry. */
const ownOfLine = (question: CompanionQuestion): OwnMessage | undefined =>
  mayCry(question)
    ? undefined
    : ownIn(question.text, hersIn(question), isUnderWay(question), mayLookBack(question))

/** Whether she asks for words that a whole message is there for, or that she has herself. */
const asksForMessage = (question: CompanionQuestion): boolean =>
  asksForWords(question.text) && (ownOfLine(question) !== undefined || draftsFor(question).sure !== undefined)

/** Whether it is her own words that are to be a message, and none of ours. */
export const isInHerWords = (question: CompanionQuestion): boolean =>
  wasAskedWhat(question) || (asksForWords(question.text) && ownOfLine(question) !== undefined)

/** The same, or she goes on about such. */
export const isOfMessage = (question: CompanionQuestion): boolean =>
  isUnderWay(question) || asksForMessage(question)

/** The same, of words that somebody grown up is to read: what a child is to be told may be on the shelf. */
export const isForSomebodyElse = (question: CompanionQuestion): boolean =>
  asksForMessage(question) && forWhom(question.text, hersIn(question))?.kinds.includes('child') !== true
