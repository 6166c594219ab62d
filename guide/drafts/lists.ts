import { listToMake } from '#content/companion/listening/lists.ts'
import { wordsDropped } from '#content/companion/listening/words-to-begin.ts'
import { isFitToSay } from '#guide/fit-to-say.ts'
import { askedBy } from '../facts/answer-fact.ts'
import { factPlainlyAsked, isQuestion } from '../facts/facts-asked.ts'
import type { GuideState, ListInHand } from '../guide-state.ts'
import { isGraveItself, isHeld, mayWriteFor } from '../held.ts'
import { asksIdeas } from '../line/asks-ideas.ts'
import { plainly } from '../line/kind-of-line.ts'
import type { CompanionQuestion, CompanionReply } from '../question.ts'
import { askForIdeas, justListen, say } from '../set-replies.ts'
import { hersIn, line } from '../unheard.ts'
import { asksForWords, dropsIt } from './asks-for-words.ts'
import { type ListAsked, type ListKind, listAsked, namesList } from './list-asked.ts'
import { type Changed, changedBy } from './list-changes.ts'
import { ideasForPlan } from './plan-ideas.ts'
import { enumerated, isThere, isTooLong, meantIn, mostThings, named, namedBeside } from './things.ts'
import { byTheClock, isTimed, placeByTheClock } from './times.ts'
import { isOfHerself } from './under-way.ts'
import { droppedId } from './words-to-begin.ts'

const askedIds = { list: 'listen-list-what', plan: 'listen-plan-what' } as const
/** The id of the reply that asks what goes on a list. */
export const asksWhatListed = askedIds.list
const givenIds = { list: 'listen-list', plan: 'listen-plan' } as const
const ofLists: ReadonlySet<string> = new Set([...Object.values(askedIds), ...Object.values(givenIds)])
const ofMessages = /^listen-words-to-begin/

/** She says more of what is to be on it. */
const more = /^(?:oh |ok |yes |yeah )*(?:and|also|add|plus|another|one more)\b/
/** She tells something, which by itself is no thing for a list; and she turns to something else. */
const tells =
  /^(?:(?:and|also|plus|oh|ok|yes|yeah) )*(?:i|im|ive|id|he|hes|she|shes|they|theyre|we|were|weve|it|its) /
const turnsAway = /^(?:actually|what|um|idk|nothing|no|you|this|that|thats)\b/
/** So no thing of a list is said unasked. */
const tellsIn =
  /\b(?:i|im|ive|ill|hes|shes|theyre|weve|is|are|has|says|said|was|were|did|didnt|had|got|went)\b/
/** She wants it changed, in whatever she names. */
const ofChange =
  /(?:^|[.!?,] )(?:(?:and|please|then|ok|also|now) ){0,2}(?:add|take|remove|delete|swap|move|put)\b|\bclock\b/
const ofIdeas = /\b(?:ideas?|tips?|advice)\b/
/** It is done, or she does it: no list is wanted any more. */
const isOver =
  /\b(?:i (?:did|wrote|have written|have done) it|ill (?:just )?(?:do|write|make) (?:it|the list|my own))\b/
const forgets = /\bforget (?:about )?(?:the|that|my) (?:list|plan)\b/
const leaveIt = 'Leave it'
/** Two of the first, or one of each, may be a farewell: that is no list to make. */
const parting =
  /\b(?:goodbyes?|farewell|(?:write|leave|my) (?:a )?notes?|letters? (?:to|for)|(?:the|my|a) will|funeral|(?:when|after) im gone)\b|• will$/gim
const means = /\b(?:tablets|pills|panadol|rope|razor)\b/i
/** While she is asked about herself any one of these is enough. */
const ofLeaving =
  /\b(?:tablets|pills|panadol|paracetamol|rope|razor|blades?|bleach|hose|goodbyes?|farewell|notes?|letters?|will|funeral|passwords?|accounts|insurance|give (?:the|my) (?:dog|cat|rings?|things))\b/i
/** So many of her last lines are read where a list is to be made of what she said; and so long is one that was asked for waited for. */
const linesBefore = 3

/** The list as it is shown; undefined where it may be a farewell, or is nothing to keep. */
function blockOf(things: readonly string[], mayBeOfHerself: boolean): string | undefined {
  const block = things.map((each) => `• ${each}`).join('\n')
  if (mayBeOfHerself && ofLeaving.test(block)) return undefined
  const partings = block.match(parting)?.length ?? 0
  const mayBeFarewell = partings > 1 || (partings === 1 && means.test(block))
  return things.length > 0 && !mayBeFarewell && isFitToSay(block) ? block : undefined
}

/** Shows a list, and keeps it in hand; undefined where it is not to be shown. */
function give(
  { kind, things }: ListInHand,
  lines: readonly string[],
  { question, state, also = '' }: { question: CompanionQuestion; state: GuideState; also?: string },
): CompanionReply | undefined {
  const block = blockOf(things, isOfHerself(question.softLine))
  if (!block) return undefined
  state.list = { kind, things: [...things] }
  const ack = `${line(lines, question)} ${also}`.trimEnd()
  return { ...say(givenIds[kind], ack, { ask: '', options: [] }), block }
}

/** The first that there is room for, in order where it is a plan. */
function made(kind: ListKind, all: readonly string[], text: string): { list: ListInHand; also: string } {
  const things = all.slice(0, mostThings)
  return {
    list: { kind, things: kind === 'plan' ? byTheClock(things) : things },
    also: all.length > mostThings || isTooLong(text) ? listToMake.full : '',
  }
}

/** Whether a line is an enumeration and no more. */
function isPlainly(text: string): boolean {
  const things = enumerated(text)
  const isShort = things.every(
    (each) => each.split(' ').length <= longestPlain && !tellsIn.test(plainly(each)),
  )
  return things.length > 2 && isShort && !isElsewhere(plainly(text)) && !text.includes('?')
}
const longestPlain = 12
const isElsewhere = (read: string) => isOver.test(read) || ofIdeas.test(read) || turned.test(read)
const turned = /\b(?:anyway|never ?mind)\b/

/** A list of the things that she names, with those of the list in hand where it goes on. */
function giveOf(
  kind: ListKind,
  things: readonly string[],
  { question, state }: Kept,
): CompanionReply | undefined {
  const { list, also } = made(kind, things, question.text)
  return give(list, listToMake.given, { question, state, also })
}

interface Kept {
  question: CompanionQuestion
  state: GuideState
}

/** What she names, and where it belongs what she told with a time as she asked. */
function withTold(things: readonly string[], before: readonly string[]): string[] {
  if (before.length === 0) return [...things]
  const all = byTheClock(things)
  for (const each of before) all.splice(placeByTheClock(all, each), 0, each)
  return all
}

/** She has just been asked what goes on it: what she says is that, where she does not tell or turn to something else. */
function answerAsked(list: ListInHand, { question, state }: Kept): CompanionReply | undefined {
  const { text } = question
  const several = enumerated(text)
  if (isElsewhere(plainly(text)) || (several.length === 0 && asksIdeas(text))) return undefined
  const isElse = turnsAway.test(plainly(text)) || isQuestion(text)
  const things = several.length > 0 ? several : isElse ? [] : named(text)
  return things.length > 0 ? giveOf(list.kind, withTold(things, list.things), { question, state }) : undefined
}

function add(
  list: ListInHand,
  things: readonly string[],
  { question, state }: Kept,
): CompanionReply | undefined {
  const all = [...list.things]
  const fresh = things.filter((each) => !isThere(all, each))
  const isPlan = list.kind === 'plan' && list.things.some(isTimed)
  for (const each of fresh.slice(0, Math.max(0, mostThings - all.length)))
    all.splice(isPlan ? placeByTheClock(all, each) : all.length, 0, each)
  if (things.length === 0) return undefined
  const also = list.things.length + fresh.length > mostThings ? listToMake.full : ''
  const lines = all.length > list.things.length ? listToMake.added : listToMake.there
  return give({ kind: list.kind, things: all }, lines, { question, state, also })
}

const isAny = ({ added, lessened, changed }: Changed): boolean => added || lessened || changed

/** What is said of what came of her line. */
function linesFor(came: Changed): readonly string[] {
  const { added, lessened, changed, shown, there } = came
  if (!isAny(came)) return there ? listToMake.there : shown ? listToMake.shown : listToMake.same
  if (added && !lessened && !changed) return listToMake.added
  return lessened && !added && !changed ? listToMake.lessened : listToMake.changed
}

/** She names the things of a list once more: it is as she names them now. */
function takeAnew(list: ListInHand, kept: Kept): CompanionReply | undefined {
  const things = enumerated(kept.question.text).filter((each) => /\p{L}/u.test(each))
  const again = new Set(things.flatMap((each) => meantIn(list.things, each).slice(0, 1)))
  const isTimedNow = things.filter(isTimed).length > 1 && !list.things.some(isTimed)
  const isAnew =
    again.size > 1 && again.size * 2 >= list.things.length && (isTimedNow || again.size * 2 >= things.length)
  return isAnew && !ofChange.test(plainly(kept.question.text)) ? giveOf(list.kind, things, kept) : undefined
}

/** More of what is to be on it: after 'and', 'also' and their like, or three and more that tell nothing. */
function takeMore(list: ListInHand, kept: Kept): CompanionReply | undefined {
  const { text } = kept.question
  const read = plainly(text)
  if (text.includes('?') || asksIdeas(text) || ofIdeas.test(read)) return undefined
  if (more.test(read) && !tells.test(read)) return add(list, namedBeside(text), kept)
  return isPlainly(text) ? add(list, enumerated(text), kept) : undefined
}

/** Does with the list in hand what she wants done, shows it again, or puts on it what she names. */
function goOn(list: ListInHand, kept: Kept): CompanionReply | undefined {
  const { question, state } = kept
  const { text, recentEntryIds } = question
  const isNear = ofLists.has(recentEntryIds.at(-1) ?? '')
  const isNamed = namesList(text)
  const isOfMessage =
    recentEntryIds.findLastIndex((id) => ofMessages.test(id)) >
    recentEntryIds.findLastIndex((id) => ofLists.has(id))
  const isElse = isOver.test(plainly(text)) || (ofIdeas.test(plainly(text)) && !isNamed)
  if ((isOfMessage && !isNamed) || isElse) return undefined
  const anew = takeAnew(list, kept)
  if (anew) return anew
  const changed = changedBy(text, {
    things: list.things,
    isPlan: list.kind === 'plan' && list.things.some(isTimed),
    before: hersIn(question).at(-1) ?? '',
    isElsewhere: !isNear && !isNamed,
  })
  if (changed) {
    const { things, full, failed } = changed
    const isPartly = failed && isAny(changed)
    const also = full ? listToMake.full : isPartly ? listToMake.partly : ''
    return give({ kind: list.kind, things }, linesFor(changed), { question, state, also })
  }
  return isNear || isNamed ? takeMore(list, kept) : undefined
}

/** Begins one: of what she names beside asking, or said just before; else of the ideas for it; else she is asked. */
function begin(asked: ListAsked, kept: Kept): CompanionReply | undefined {
  const { question, state } = kept
  const { kind } = asked
  if (asked.things.length > 0) return giveOf(kind, asked.things, kept)
  if (state.list && state.list.things.length > 0 && !asked.isNew)
    return give(state.list, listToMake.shown, kept)
  // What foods to leave out is on the shelf.
  if (factPlainlyAsked(askedBy(question))) return undefined
  const isAgain =
    state.list?.things.length === 0 &&
    question.recentEntryIds.slice(-2 * linesBefore).includes(askedIds[kind])
  const before = (isAgain || asked.isOfBefore) && !isHeld(question) ? toldBefore(question) : []
  if (before.length > 0) return giveOf(kind, before, kept)
  const ideas = ideasForPlan(asked.about, question, state)
  if (ideas.length > 0) return give({ kind, things: [...ideas] }, listToMake.ofIdeas, kept)
  state.list = { kind, things: asked.timed }
  const lines = isAgain ? listToMake.again : listToMake[kind]
  return say(askedIds[kind], line(lines, question), { ask: '', options: [leaveIt] })
}

/** The things of the last of her lines that named some. */
function toldBefore(question: CompanionQuestion): string[] {
  const last = hersIn(question)
    .slice(-linesBefore)
    .findLast((each) => isPlainly(each) && isFitToSay(each))
  return last === undefined ? [] : enumerated(last)
}

/** Reads her line for the list that was asked for, or is in hand. */
function meet(list: ListInHand, asked: ListAsked | undefined, kept: Kept): CompanionReply | undefined {
  const { text, recentEntryIds } = kept.question
  const isAwaited = recentEntryIds.slice(-linesBefore).some((id) => id === askedIds[list.kind])
  if (recentEntryIds.at(-1) === askedIds[list.kind]) return asked ? undefined : answerAsked(list, kept)
  if (list.things.length > 0) return goOn(list, kept)
  return isAwaited && isPlainly(text) ? giveOf(list.kind, enumerated(text), kept) : undefined
}

/**
 * Makes a list of what she says, or puts her day in order, and changes what is in hand or shows it again; undefined where she wants none
 * of it. Changes `state` by that. In linear time.
 */
export function helpWithList(question: CompanionQuestion, state: GuideState): CompanionReply | undefined {
  if ((isGraveItself(question) && !mayWriteFor(question)) || isOfHerself(question.safetyCard))
    return undefined
  const { text, recentEntryIds } = question
  if ([askForIdeas, justListen].includes(text.trim())) return undefined
  if (!isFitToSay(text)) return undefined
  const read = plainly(text)
  const kept = { question, state }
  const { list } = state
  if (list && recentEntryIds.at(-1) === askedIds[list.kind] && dropsIt.test(read)) {
    state.list = null
    return isQuestion(text) ? undefined : say(droppedId, line(wordsDropped, question))
  }
  if (forgets.test(read)) state.list = null
  const asked = listAsked(text)
  if (asksForWords(text) && !asked) return undefined
  if (asked && (asked.isNew || asked.things.length > 0)) return begin(asked, kept)
  return (state.list && meet(state.list, asked, kept)) ?? (asked && begin(asked, kept))
}
