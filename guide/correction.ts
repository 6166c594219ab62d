import * as general from '#content/companion/listening/general.ts'
import { softLine } from '#content/safety/soft-line.ts'
import { isGrave } from '#contract/safety.ts'
import type { GuideState } from './guide-state.ts'
import { isBesideCardId, putRightId } from './held.ts'
import { deniesDanger, saysAllIsWell } from './line/denies-danger.ts'
import { mayQuote } from './line/her-words.ts'
import { plainly } from './line/kind-of-line.ts'
import { reflection, reflectionOfFaint } from './line/reflection.ts'
import { momentIn } from './moments/moment-of-talk.ts'
import { replyIdOf } from './moments/moments.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { say } from './set-replies.ts'
import { lastReply, line, unheard } from './unheard.ts'

const opening =
  '(?:(?:no|nah|nope|um|uh|huh|oh|what|sorry|wait|omg|lol|yeah|well|but|and|ok|just)[ ,.?!]{1,4}){0,4}'
/** She says that it took her wrong, in words for that. */
const putsRight = new RegExp(
  `^${opening}(?:i meant|i mean (?:the|my|me|he|she|it)|i (?:just|already) (?:told you|said)|i said (?:no|not)|i told you|i didnt (?:say|mean)|i (?:never|wasnt|havent) (?:said|talking|asked)|(?:like|as) i (?:just )?said|thats not what|not what i|(?:you|u) (?:got|have|took) (?:me|it|that|this) wrong|wrong (?:one|way|idea))\\b` +
    '|[,.!?] ?(?:not (?:me|him|her|them|the baby|bub|mine|my [a-z]{2,12})|i meant [a-z ]{2,60}|i told you that)[ .!]{0,3}(?:lol|haha)?[.!]{0,3}$' +
    '|[.,!?] ?i (?:just |already )?told you\\b' +
    '|\\b(?:its|it was|that was|i was talking about|i meant) (?:me|him|her|my [a-z]{2,12})(?: [a-z]{2,12}){0,2},? not (?:me|him|her|the [a-z]{2,12}|my [a-z]{2,12})\\b' +
    '|^(?:she|he|it) was [a-z]{2,12},? not me\\b' +
    '|^(?:no,? )?(?:hes|shes|im|its|were|theyre) (?:[a-z0-9]+ ){1,4}not an? [a-z]+\\b',
)
/** A 'no' that answers no question. */
const denies =
  /^(?:no|nah|nope)[ ,.!]{1,4}(?:no )?(?:i|im|ive|its|it|hes|shes|theyre|he|she|they|that|thats|the|my|not|there|nobody)\b/
/** It turns down what was offered, or says that all is well. */
const declines =
  /^(?:no|nah|nope)[ ,.!]{1,4}(?:no )?(?:i |im |its |thats )?(?:dont (?:want|need)|do not (?:want|need)|fine|ok|okay|alright|all (?:good|right)|tips|advice|ideas|thanks)\b/
/** Replies that say nothing of her which a 'no' could put right. */
const neutral =
  /^listen-(?:unmet|plain|hers|theirs|answer|count|age|long|only|quiet|thanked|put-right|misread|simple|fine|done|plan|taken-up|refused|no-fact|no-idea|fact-again|asked-[a-z-]+)$/
/** What such a 'no' may answer. */
const yesOrNo =
  /(?:^|[.!?”] |\n)(?:is|are|was|were|do|does|did|can|could|would|will|has|have|any|shall|or)\b[^.!?]*\?\s*$/i
/** She asks what its last line was about. */
const wonders =
  /^(?:(?:sorry|um|huh|wait|lol|omg|ok|what)[ ,.?!]{1,4}){0,3}(?:whos? (?:is |are )?(?:them|they|that|he|she)|who are (?:you|u) (?:talking|on) about|(?:words?|things?|what|who) like what|like what|what (?:words|do (?:you|u) mean(?: [a-z]{1,12}){0,3}|does that(?: even)? mean|thing|part|bit)|what are (?:you|u) (?:talking|on) about|how so|(?:it|he|she|they) (?:does|do|did|is|are)|did i|am i|how does (?:it|that) help)(?: lol)?[ ]?[?!]|^(?:what|huh|eh|pardon)(?: lol)?[ ]?[?!]{1,4}$/

/** Its own word comes back as a question: 'pumping? hes 3'. */
const takenUp = /^(?:(?:um|oh|ok|lol|and|but|so|the|no) ){0,2}([a-z ]{3,30})\?+ *[a-z]/
const mostTakenUp = 4
/** Such a word has so many letters. */
const leastLetters = 4
/** She can make nothing of it, and goes on. */
const startled =
  /^(?:(?:um|oh|ok|lol|sorry) ){0,2}(?:what|huh|eh|pardon|excuse me|wait what)[?!.]{1,4} *[a-z]/

/** Whether she takes up a word of its last line before she goes on. In linear time. */
function takesUpLast(question: CompanionQuestion, read: string): boolean {
  const taken = takenUp.exec(read)?.[1]?.split(' ') ?? []
  if (taken.length === 0 || taken.length > mostTakenUp) return false
  const last = new Set(plainly(lastReply(question)).match(/[a-z]+/g))
  return taken.some((word) => word.length >= leastLetters && word !== 'ideas' && last.has(word))
}

/** Whether her line asks what the guide's last one meant. In linear time. */
export const asksWhatItMeant = ({ text, turns }: CompanionQuestion): boolean =>
  turns > 0 && wonders.test(plainly(text))

/**
 * Whether her line puts right what the guide's last one took her to mean: in words for that, or, beside no card, by a 'no' that answers
 * nothing. In linear time.
 */
export function isCorrection(question: CompanionQuestion): boolean {
  if (question.turns === 0) return false
  const read = plainly(question.text)
  if (putsRight.test(read) || startled.test(read)) return true
  if (isGrave(question.safetyLevel)) return deniesDanger(question.text) || saysAllIsWell(question.text)
  return takesUpLast(question, read) || deniesLast(question, read) || deniesCard(question)
}

/** The last words stood beneath a card, which her word takes down. */
const deniesCard = ({ text, recentEntryIds }: CompanionQuestion): boolean =>
  isBesideCardId(recentEntryIds.at(-1) ?? '') && (deniesDanger(text) || saysAllIsWell(text))

const deniesLast = (question: CompanionQuestion, read: string): boolean =>
  denies.test(read) &&
  !declines.test(read) &&
  !neutral.test(question.recentEntryIds.at(-1) ?? '') &&
  !yesOrNo.test(lastReply(question))

/** Owns up to what its last line meant. */
export function ownUpToLine(question: CompanionQuestion, state: GuideState): CompanionReply {
  state.moment = null
  return say(putRightId, line(general.meantNothing, question))
}

/** What leads up to what she meant. */
const iMeant =
  /^(?:no|nah|nope|um|what)[ ,.!?]{1,4}|\bi (?:just |only |already )?(?:meant|mean|said|was saying|told you|am saying|'?m saying)\b,?(?: that\b)?/gi

/** Takes a correction as one, with her own words turned to her where they may be said back; the talk goes on from those, in the moment that they tell of. */
export function takeCorrection(question: CompanionQuestion, state: GuideState): CompanionReply {
  const moment = momentIn(question.text, true)
  state.moment = moment?.id ?? null
  if (isGrave(question.safetyLevel)) {
    const folds = unheard(general.putRightBesideCard, question, (each) => each)
    if (folds) return say(putRightId, folds, { ask: '', options: [softLine.safeNow] })
  }
  const meant = { ...question, text: question.text.replace(iMeant, ' ') }
  const said = mayQuote(question, 'plain') ? reflection(meant.text) : reflectionOfFaint(meant, 'plain')
  const next = moment && unheard(moment.first, question, (each) => each)
  const met = next ?? said
  const sorry = line(met ? general.putRightSaying : general.putRight, question)
  return say(next ? replyIdOf(moment) : putRightId, met ? `${sorry} ${met}` : sorry)
}
