import { continuations } from '#content/companion/continuations.ts'
import type { CompanionEntry, Continuation } from '#content/companion/entry.ts'
import { afterIdeas, ideasFollow, ideasForWhat, otherIdeas } from '#content/companion/listening/idea-lines.ts'
import { isSayable, sayable } from './children-told.ts'
import { type Found, followUpFor, listenId, reply, usesOf } from './entry-reply.ts'
import { askedBy } from './facts/answer-fact.ts'
import { factPlainlyAsked } from './facts/facts-asked.ts'
import type { GuideState } from './guide-state.ts'
import { isGraveItself } from './held.ts'
import { askingPart, asksForDoing, asksIdeas, namesNothing } from './line/asks-ideas.ts'
import { matchIndex } from './matching/entry-index.ts'
import { libraryById, passingTopics } from './matching/rank.ts'
import { plainlyOfEntry, runnerUpShare } from './matching/scores.ts'
import { words } from './matching/terms.ts'
import { fillers } from './matching/words.ts'
import {
  isUnharmful,
  lossTold,
  mayMeet,
  momentIn,
  momentNamed,
  momentsNear,
  nearestTo,
} from './moments/moment-of-talk.ts'
import { type Moment, momentOf, moments, replyIdOf } from './moments/moments.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { justListen, say } from './set-replies.ts'
import { ideasOfTold, moreOfSubject, sayIdeasUsedUp, sayNothingFor } from './subjects/give-ideas.ts'
import { turn } from './turn.ts'
import { hersIn, line, spoken } from './unheard.ts'

const continuationIndex = matchIndex(continuations)
const usedUp = continuations.filter(({ id }) => id === 'used-up' || id === 'used-up-rest')

/** The least used of the candidates, two showings (steps, alternate steps) to a round; the first of equals. */
export function leastUsed<E extends CompanionEntry>(
  candidates: readonly E[],
  question: CompanionQuestion,
): E {
  const rounds = candidates.map((entry) => Math.floor(usesOf(entry, question) / 2))
  return turn(candidates, rounds.indexOf(Math.min(...rounds)))
}

/** The entry the talk was last about, unless that is more than two replies ago. */
export function lastTopical({ recentEntryIds }: CompanionQuestion): CompanionEntry | undefined {
  for (const id of recentEntryIds.slice(-3).toReversed()) {
    const entry = libraryById.get(id)
    if (entry && !passingTopics.has(entry.topic)) return entry
  }
  return undefined
}

/** No next piece is promised where there is none: an open question and a rest take turns. */
function sayUsedUp(question: CompanionQuestion): CompanionReply {
  const times = usedUp.reduce((sum, entry) => sum + usesOf(entry, question), 0)
  return reply(turn(usedUp, times), question)
}

/** What follows on an idea where she answers it with a word or two. */
export function goOn(
  continuation: Continuation,
  question: CompanionQuestion,
  last = lastTopical(question),
): CompanionReply {
  const wasUsedUp = usedUp.some(({ id }) => id === question.recentEntryIds.at(-1))
  if (continuation.id === 'more' && (wasUsedUp || (last && usesOf(last, question) >= 2)))
    return sayUsedUp(question)
  if (continuation.move === 'stay' || !last || usesOf(last, question) >= 2)
    return reply(continuation, question)
  return reply(last, question, {
    ack: turn(continuation.ack, question.turns),
    ask: followUpFor(last, question),
  })
}

/** The continuation that the text is, word for word or after a filler or two. */
export function shortAnswer(text: string): Continuation | undefined {
  const whole = continuationIndex.exact(text)
  if (whole) return whole
  const all = words(text)
  if (all.length > 8) return undefined
  const opening = all.findIndex((word) => !fillers.has(word))
  return opening > 0 ? continuationIndex.exact(all.slice(opening).join(' ')) : undefined
}

/** Of her last lines so many are looked up with what she asks, where that says too little. */
const linesBefore = 3
/** Words of asking tell nothing of what for. */
const ofAsking = /\b(?:any|ideas?|tips?|suggestions?|ask(?:ed|ing)?|more|other|else|what now)\b/gi
/** Of a long message the end is read, and the beginning of what a talk began with. */
const longestAsking = 300

/**
 * The moment that her words of asking are about, one that they name, where nothing else is nearer, or the likeliest by far; and those that
 * come near.
 */
function momentAskedOf(asking: string): { asked: Moment | undefined; near: readonly Moment[] } {
  const { near, share } = nearestTo(asking.replace(ofAsking, ' '))
  const named = momentNamed(asking)
  const isNear = named && (near.length === 0 || near.slice(0, mostNearer).includes(named))
  return { asked: isNear ? named : share >= farAhead ? near[0] : undefined, near }
}
/** What is named in a word or two is what is meant where so many at most are as near. */
const mostNearer = 2
/** What is not named must be so likely. */
const farAhead = 0.5

/** What a talk began with is taken to be what she wants ideas for where it is so likely; else she is asked what for. */
const likely = 0.35
/** She was asked what for, and says so. */
const likelyAgain = 0.24
const whichIdeas = 'listen-which-ideas'
/** So many of a moment's ideas at a time. */
const atOnce = 2

/**
 * The moment that she wants ideas for: what her words of asking are about; where they name nothing, what the talk is about. Undefined where
 * they name something else than that.
 */
function momentOfIdeas(question: CompanionQuestion, state: GuideState): Moment | undefined {
  const now = momentOf(state.moment)
  if (namesNothing(question.text)) return now ?? momentIn(toldBefore(question), true) ?? lossTold(question)
  const { asked, near } = momentAskedOf(askingPart(question.text))
  if (asked) return asked
  const isOfNow = near.length === 0 || near[0] === now
  return now && isOfNow ? now : (momentIn(question.text, true) ?? lossTold(question))
}

/** Ideas of a moment that this chat has not heard. */
function ideasOf(moment: Moment, question: CompanionQuestion): CompanionReply | undefined {
  const heard = spoken(question)
  const fresh = sayable(moment.ideas, question)
    .filter((idea) => !heard.includes(idea))
    .slice(0, atOnce)
  return fresh.length === 0
    ? undefined
    : { ...say(replyIdOf(moment), line(ideasFollow, question)), steps: fresh, options: [...afterIdeas] }
}

/** Her last lines, with the one that is being answered. */
const toldBefore = ({ history, text }: CompanionQuestion): string => {
  const hers = hersIn({ history })
  return [...hers.slice(-linesBefore), text].map((each) => each.slice(-longestAsking)).join('\n')
}

/**
 * Ideas for what she tells or told just now, else those of the library that fit what she asks; none that she has turned down, and none
 * where it is not plain. Beside what may be grave only those come that make light of no danger, or for her very words.
 */
export function offerIdeas(
  question: CompanionQuestion,
  state: GuideState,
  found: readonly Found[],
): CompanionReply | undefined {
  const isBare = namesNothing(question.text)
  const ofTold = isBare && !momentOf(state.moment) ? ideasOfTold(question) : undefined
  if (ofTold) return ofTold
  const isAsked = asksForDoing(question.text) || asksIdeas(question.text)
  const moment = isAsked ? momentOfIdeas(question, state) : undefined
  const fitting = found.filter(
    ({ entry, isExact, isPhrase, score }) =>
      !passingTopics.has(entry.topic) &&
      entry.topic !== 'health-worry' &&
      entry.topic !== 'unsure' &&
      entry.id !== listenId &&
      !state.refused.includes(entry.id) &&
      isSayable(entry.ack, question) &&
      (isExact || (isPhrase && isAsked && score >= plainlyOfEntry && !isGraveItself(question))),
  )
  const isFitting = !isGraveItself(question) || isUnharmful(moment)
  const isMet = moment !== undefined && isFitting && mayMeet(moment, question) && !fitting[0]?.isExact
  const ofMoment = isMet ? ideasOf(moment, question) : undefined
  if (moment && ofMoment) {
    state.moment = moment.id
    return ofMoment
  }
  const close = fitting.filter(({ score }) => score >= (fitting[0]?.score ?? 0) * runnerUpShare)
  if (close.length === 0) return isMet ? sayIdeasUsedUp(question) : undefined
  const entry = leastUsed(
    close.map(({ entry }) => entry),
    question,
  )
  return reply(entry, question, { ask: followUpFor(entry, question) })
}

/** Those that she had are no good to her. */
const areOut = /\b(?:tried|not)\b/i

/** Other ideas of what she had some for; undefined where there are none. */
export function moreIdeas(question: CompanionQuestion, state: GuideState): CompanionReply | undefined {
  const ofSubject = moreOfSubject(question)
  if (ofSubject) return ofSubject
  const moment = momentOf(state.moment)
  const found = moment && ideasOf(moment, question)
  return found && areOut.test(question.text) ? { ...found, ack: line(otherIdeas, question) } : found
}

/**
 * Where it is not plain what she wants ideas for: those of what her talk began with, where that is likely; else, where she has named or told
 * nothing, she is asked what for, once; else that there are none.
 */
export function ideasForLikeliest(question: CompanionQuestion, state: GuideState): CompanionReply {
  const began = question.history.find(({ role }) => role === 'user')?.content ?? ''
  const told = `${began.slice(0, longestAsking)}\n${question.text.slice(-longestAsking)}`.replace(
    ofAsking,
    ' ',
  )
  const lately = toldBefore(question).replace(ofAsking, ' ')
  const { near, share } = nearestTo(told)
  const mayHelp = (moment: Moment) =>
    ideasOf(moment, question) !== undefined &&
    mayMeet(moment, question) &&
    (!isGraveItself(question) || isUnharmful(moment))
  const first = near.find(mayHelp)
  const isAsked = question.recentEntryIds.includes(whichIdeas)
  const isMeant = first !== undefined && first === near[0] && share >= (isAsked ? likelyAgain : likely)
  const given = isMeant ? ideasOf(first, question) : undefined
  if (given) {
    state.moment = first?.id ?? null
    return given
  }
  if (isAsked || !namesNothing(question.text)) return sayNothingFor(question)
  return say(whichIdeas, line(ideasForWhat, question), {
    ask: '',
    options: [
      ...momentsNear(lately)
        .filter(mayHelp)
        .map(({ name }) => name),
      justListen,
    ],
  })
}

/** Ideas for what she taps, or says that she wants them for; undefined where that tells no moment, or asks what the shelf has. */
export function ideasForTold(question: CompanionQuestion, state: GuideState): CompanionReply | undefined {
  if (question.recentEntryIds.at(-1) !== whichIdeas || factPlainlyAsked(askedBy(question))) return undefined
  const text = question.text.trim()
  const tapped = moments.find(({ name }) => name === text)
  const ofTold = tapped ? undefined : ideasOfTold(question)
  if (ofTold) return ofTold
  const moment = tapped ?? momentAskedOf(text).asked
  const mayHelp = moment && mayMeet(moment, question) && (!isGraveItself(question) || isUnharmful(moment))
  const found = mayHelp && moment.topic !== 'grief' ? ideasOf(moment, question) : undefined
  if (found) state.moment = moment?.id ?? null
  return found
}
