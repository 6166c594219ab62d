import { inHerWords, messageToBegin } from '#content/companion/listening/words-to-begin.ts'
import { isFitToSay } from '#guide/fit-to-say.ts'
import type { GuideState } from '../guide-state.ts'
import { plainly } from '../line/kind-of-line.ts'
import type { CompanionQuestion, CompanionReply } from '../question.ts'
import { say } from '../set-replies.ts'
import { lastReply, line } from '../unheard.ts'
import { asksForWords } from './asks-for-words.ts'
import { dictated } from './dictated.ts'
import { asksToSee, edited, putIn, toneIn } from './edits.ts'
import { isSendable } from './in-her-words.ts'
import { draftIn, type Message } from './message.ts'
import { hasAsked } from './own-words.ts'
import { changedId, inHand, isOfDraft, isUnderWay, mayCry, ownId, wasAskedWhat, whoFor } from './under-way.ts'

const { options } = messageToBegin
/** Where both tones are used up. */
const lastOption = options.slice(-1)

/** The reply that gives a message. */
export const give = (
  block: string,
  question: CompanionQuestion,
  lines: readonly string[],
  id: string,
  more: { ask: string; options: readonly string[] } = { ask: '', options },
): CompanionReply => ({ ...say(id, line(lines, question), more), block })

/** Keeps the message that a reply gave, until another takes its place. */
export function keepMessage(state: GuideState, question: CompanionQuestion, reply: CompanionReply): void {
  if (!isOfDraft(reply.entryId) || reply.block === '') return
  const known = reply.entryId === changedId ? state.message?.to : undefined
  state.message = { text: reply.block, to: known ?? whoFor(question) ?? { kinds: [], pronoun: 'any' } }
}

/** She speaks of the message though the talk has gone on. */
const namesMessage =
  /\b(?:add|put|take|change|remove|make|show|give|where|leave|copy|see|want|shorten|hers?)\b[^.?!]{0,50}\b(?:the|my|that|hers?|this) (?:message|te?xt|msg|letter|note|e?mail)\b|\bmy (?:message|te?xt|letter|note|e?mail) (?:again |back )?(?:please|pls)\b|\bthe one to (?:my |the )?[a-z]+\b|\bmake it (?:\w+ ){0,2}(?:soft|kind|nic|short|firm|warm|gentl)e?r\b/
const saysAnew = /(?:^|[.!?] )(?:say|tell (?:her|him|them))\b/i
/** She goes on to something else. */
const isSent = /\b(?:sent|sending (?:it|that)|going out|(?:i'?ll|i will) (?:send|copy|fix|do|write))\b/
/** She speaks of the message, or of a part of it, and asks for something. */
const ofChange =
  /\b(?:message|msg|te?xt|note|letter|line|sentence|words?|change|reword|rewrite|fix|swap|wrong|put|it says?|her name|his name|still says|half of it)\b/

/** What she dictates, where she has asked for words, speaks of a message, or says plainly that it is one. In linear time. */
export const dictatedBy = (question: CompanionQuestion, isOfIt = isUnderWay(question)) =>
  dictated(question.text, isOfIt || asksForWords(question.text) || hasAsked(question))

/** What she dictates, where she has asked for words or has some, and the message that she has in hand as she changes it. */
export function takeWords(question: CompanionQuestion, state: GuideState): CompanionReply | undefined {
  if (mayCry(question)) return undefined
  const { text } = question
  const isBegun = isUnderWay(question)
  const message = inHand(question, state)
  const isOfIt = isBegun || (message !== null && namesMessage.test(plainly(text)))
  const told = dictatedBy(question, isOfIt)
  if (told) {
    const own: Message = {
      text: told.text,
      to: whoFor(question) ?? message?.to ?? { kinds: [], pronoun: 'any' },
    }
    const placed = message && putIn(message, told.text, told.rest)
    if (placed) return give(placed, question, inHerWords.changed, changedId)
    const given = told.rest === '' ? own.text : edited(own, told.rest).text
    return isSendable(given) && isFitToSay(given) ? give(given, question, inHerWords.lines, ownId) : undefined
  }
  // Of one of ours that does not fit she says what it should be.
  const isAnew = message !== null && draftIn(message.text) !== undefined && saysAnew.test(text)
  return message && isOfIt && !isAnew && !wasAskedWhat(question) ? change(question, message) : undefined
}

function change(question: CompanionQuestion, message: Message): CompanionReply | undefined {
  const { text } = question
  const changed = edited(message, text)
  const tone = toneIn(text)
  if (changed.text !== message.text && isFitToSay(changed.text)) {
    const more = { ask: '', options: tone === 'text' ? options : lastOption }
    return give(changed.text, question, inHerWords.changed, changedId, more)
  }
  if (asksToSee(text)) return give(message.text, question, inHerWords.again, changedId)
  if (!changed.isAsked || isSent.test(plainly(text))) return undefined
  const isOnlyTone = tone !== 'text'
  return isOnlyTone ? sayNoOther(question) : sayCanChange(question, message)
}

const sayNoOther = (question: CompanionQuestion): CompanionReply =>
  say(changedId, line(inHerWords.noOther, question), { ask: '', options: lastOption })

/** Says what can be changed, in other words than it just did, and how the message stands. */
function sayCanChange(question: CompanionQuestion, { text }: Message): CompanionReply {
  const last = lastReply(question)
  const lines = inHerWords.canChange.filter((each) => !last.includes(each))
  return give(text, question, lines, changedId)
}

/** Of a longer line the end is read. */
const longestChange = 300

/** Says what can be changed in the message that she has in hand, where she asks for something that is not understood; undefined where she has none. */
export function sayWhatCanChange(question: CompanionQuestion, state: GuideState): CompanionReply | undefined {
  const read = plainly(question.text.slice(-longestChange))
  const message = isUnderWay(question) ? inHand(question, state) : null
  return message && ofChange.test(read) && !isSent.test(read) ? sayCanChange(question, message) : undefined
}
