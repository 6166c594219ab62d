import { besideOneCard, besideOneCardEntries } from '#content/companion/beside-one-card.ts'
import { besideTheCardEntries } from '#content/companion/beside-the-card.ts'
import { besideTheQuestion } from '#content/companion/beside-the-question.ts'
import { continuations } from '#content/companion/continuations.ts'
import type { CompanionEntry, Continuation, FollowUp } from '#content/companion/entry.ts'
import { fallbackEntries, reflections } from '#content/companion/fallbacks.ts'
import { firstMinute } from '#content/companion/first-minute.ts'
import { followUps, tenderFollowUp } from '#content/companion/follow-ups.ts'
import { asksWhoItIs, honestLines } from '#content/companion/honesty.ts'
import { library } from '#content/companion/library.ts'
import { sosEntries } from '#content/companion/sos.ts'
import { sosMoments } from '#content/companion/sos-moments.ts'
import { isGrave } from '#contract/safety.ts'
import { questionBesideThanks } from './after-thanks.ts'
import { isGoodbye, isGoodnight } from './goodbyes.ts'
import { isListening, listenId, listening, promiseToListen } from './listening.ts'
import { type Match, matchIndex } from './matching-index.ts'
import { isNight, libraryById, libraryIndex, passingTopics, rank, suitability } from './matching-rank.ts'
import { fold, words } from './matching-text.ts'
import { fillers } from './matching-words.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { isPlainReminder, reminderAt } from './reminder.ts'
import { turn } from './turn.ts'

/** The least score at which a text counts as being about an entry: about one telling word. */
const threshold = 3
/** Entries below this share of the best score are not offered when the best has been used up. */
const runnerUpShare = 0.5
/** Words up to which a text that names no topic is taken as part of the last one. */
const shortText = 12
/** What a tapped quick reply must score to be about something else than the entry that offered it. */
const changeOfTopic = 9

const continuationIndex = matchIndex(continuations)
const sosIndex = matchIndex(sosEntries)
const besideIndex = matchIndex(besideTheCardEntries)
const besideEntries = [...besideTheCardEntries, ...besideOneCardEntries]
const carry = continuations.find(({ id }) => id === 'carry')
const carryTender = continuations.find(({ id }) => id === 'carry-tender')
const usedUp = continuations.filter(({ id }) => id === 'used-up' || id === 'used-up-rest')
const sosMomentIds = new Set(sosMoments.map(({ id }) => id))
const offeredBy = new Map<string, CompanionEntry>(
  [...library, ...continuations, ...fallbackEntries].map((entry) => [entry.id, entry]),
)
const reflectionByWord = new Map(reflections.map(({ cue, line }) => [fold(cue), line]))

function usesOf(entry: CompanionEntry, { recentEntryIds }: CompanionQuestion): number {
  return recentEntryIds.filter((id) => id === entry.id).length
}

/** Steps and alternate steps take turns; what her last reply already held is never given again at once. */
function stepsOf(entry: CompanionEntry, question: CompanionQuestion): readonly string[] {
  const last = question.history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const [chosen, other] =
    usesOf(entry, question) % 2 === 0
      ? [entry.steps, entry.alternateSteps]
      : [entry.alternateSteps, entry.steps]
  return chosen.some((step) => last.includes(step)) ? other : chosen
}

/** Variants take turns by where the thread was when the entry first came up, and then at each showing. */
function ackOf(entry: CompanionEntry, question: CompanionQuestion): string {
  const first = question.recentEntryIds.indexOf(entry.id)
  return turn(entry.ack, (first < 0 ? question.turns : first) + usesOf(entry, question))
}

function reply(
  entry: CompanionEntry,
  question: CompanionQuestion,
  { ack = ackOf(entry, question), ask = entry as FollowUp } = {},
): CompanionReply {
  return {
    entryId: entry.id,
    ack,
    steps: [...stepsOf(entry, question)],
    question: ask.question,
    options: [...ask.options],
  }
}

/** Second and later showings ask something else than the first. */
function followUpFor(entry: CompanionEntry, question: CompanionQuestion): FollowUp {
  if (usesOf(entry, question) === 0 || passingTopics.has(entry.topic)) return entry
  return entry.topic === 'grief' ? tenderFollowUp : turn(followUps, question.turns)
}

/** The least used of the candidates, two showings (steps, alternate steps) to a round; the first of equals. */
function leastUsed<E extends CompanionEntry>(candidates: readonly E[], question: CompanionQuestion): E {
  const rounds = candidates.map((entry) => Math.floor(usesOf(entry, question) / 2))
  return turn(candidates, rounds.indexOf(Math.min(...rounds)))
}

/** The entry the talk was last about, unless that is more than two replies ago. */
function lastTopical({ recentEntryIds }: CompanionQuestion): CompanionEntry | undefined {
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

function goOn(
  continuation: Continuation,
  question: CompanionQuestion,
  last = lastTopical(question),
): CompanionReply {
  if (listening && continuation.move === 'onward' && continuation !== carryTender && isListening(question))
    return reply(listening, question)
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

/** Grief is not asked to explain itself: whatever she adds is met, and the talk stays where it is. */
function stayWithGrief(last: CompanionEntry, question: CompanionQuestion): CompanionReply {
  if (!carryTender) return fallBack(question)
  const gentle = ['grief-tell', 'grief-sit'].flatMap((id) => libraryById.get(id) ?? [])
  return goOn(carryTender, question, leastUsed([last, ...gentle], question))
}

/** When nothing matched: the mode's own entry first, then those that fit her check-in or the hour, and the open ones, in turn. */
function fallBack(question: CompanionQuestion): CompanionReply {
  if (listening && isListening(question)) return reply(listening, question)
  const fitting = fallbackEntries.filter((entry) => suitability(entry, question) > 1)
  const open = fallbackEntries.filter(({ when }) => !when)
  const ofMode = fitting.filter(({ when }) => when?.mode)
  const others =
    usesOf(turn(open, 0), question) === 0 && question.recentEntryIds.length > 0
      ? [...open, ...fitting]
      : [...fitting, ...open]
  const entry = leastUsed([...ofMode, ...others], question)
  const mentioned = words(question.text)
    .map((word) => reflectionByWord.get(fold(word)))
    .find(Boolean)
  const ack = ackOf(entry, question)
  return reply(entry, question, { ack: mentioned ? `${mentioned} ${ack}` : ack })
}

/**
 * SOS and the words under a safety card: the best of a small set of their own, else its steady ones. What answers a
 * question of theirs ('better', 'yes') is only taken word for word: 'better off without me' is no good news.
 */
function answerFrom(
  matches: readonly Match<CompanionEntry>[],
  steady: readonly CompanionEntry[],
  question: CompanionQuestion,
): CompanionReply {
  const sure = matches.filter(
    ({ entry, score, isExact }) =>
      isExact || score >= changeOfTopic || (sosMomentIds.has(entry.id) && score >= threshold * 0.6),
  )
  const close = sure.filter(({ score }) => score >= (sure[0]?.score ?? 0) * runnerUpShare)
  return reply(leastUsed([...close.map(({ entry }) => entry), ...steady], question), question)
}

function steadyOf(entries: readonly CompanionEntry[], ids: readonly string[]): CompanionEntry[] {
  return ids.flatMap((id) => entries.filter((entry) => entry.id === id))
}

/** What is grave itself, or answers the words beside a card, is met by those words; all else that she writes there as it is anywhere. */
function answerBesideCard(question: CompanionQuestion): CompanionReply {
  const { safetyCard, text } = question
  const opening = question.isOnset && safetyCard && firstMinute[safetyCard]
  if (opening) return { entryId: 'first-minute', ack: opening, steps: [], question: '', options: [] }
  const asks = asksForPerson(text)
  const last = besideEntries.find(({ id }) => id === question.recentEntryIds.at(-1))
  const isAnswer = last?.options.includes(text.trim()) || (last && besideIndex.exact(text))
  if (question.isCalm && !isAnswer && !asks) return answerElsewhere(question)
  const own = safetyCard && besideOneCard[safetyCard]
  if (own) return reply(own, question)
  if (asks) return reply(besideHuman, question)
  return answerFrom(besideIndex.search(text), besideSteady, question)
}

const sosSteady = steadyOf(sosEntries, ['sos-general', 'sos-breathe', 'sos-stay'])
const besideHuman = turn(steadyOf(besideTheCardEntries, ['beside-are-you-human']), 0)
const besideSteady = steadyOf(besideTheCardEntries, ['beside-start', 'beside-cant-ring', 'beside-words'])

/** Whether she asks who is there, or for a person in place of it. */
const asksForPerson = (text: string) => asksWhoItIs(text) || besideIndex.exact(text) === besideHuman

/** The continuation that the text is, word for word or after a filler or two. */
function shortAnswer(text: string): Continuation | undefined {
  const whole = continuationIndex.exact(text)
  if (whole) return whole
  const all = words(text)
  if (all.length > 8) return undefined
  const opening = all.findIndex((word) => !fillers.has(word))
  return opening > 0 ? continuationIndex.exact(all.slice(opening).join(' ')) : undefined
}

/** The entry of the last reply, where the text is one of its quick replies. */
function offeringEntry({ text, recentEntryIds }: CompanionQuestion): CompanionEntry | undefined {
  const last = offeredBy.get(recentEntryIds.at(-1) ?? '')
  return last?.options.includes(text.trim()) ? last : undefined
}

/** A goodbye is one whatever was talked about, and nothing holds her. */
function sayGoodbye(question: CompanionQuestion): CompanionReply {
  const id = isGoodnight(question.text) || isNight(question.localHour) ? 'goodbye-night' : 'goodbye-day'
  return reply(turn(steadyOf(library, [id]), 0), question)
}

function answerOrdinary(question: CompanionQuestion): CompanionReply {
  const { text } = question
  const offering = offeringEntry(question)
  if (offering ? offering.topic === 'goodbye' : isGoodbye(text)) return sayGoodbye(question)
  const incoming = shortAnswer(text)
  if (incoming && !(lastTopical(question) === undefined && libraryIndex.exact(text)))
    return goOn(incoming, question)

  const ranked = rank(libraryIndex.search(text), question)
  const [best] = ranked
  if (carry && offering && !(best && (best.isExact || best.score >= changeOfTopic))) {
    const last = libraryById.get(offering.id) ?? lastTopical(question)
    return last?.topic === 'grief' ? stayWithGrief(last, question) : goOn(carry, question, last)
  }
  if (!best || best.score < threshold) {
    const last = lastTopical(question)
    if (last?.topic === 'grief') return stayWithGrief(last, question)
    const isShort = words(text).length > 0 && words(text).length <= shortText
    return carry && last && isShort && usesOf(last, question) < 2 ? goOn(carry, question) : fallBack(question)
  }
  const close = ranked
    .filter(({ score }) => score >= Math.max(threshold, best.score * runnerUpShare))
    .map(({ entry }) => entry)
  if (best.entry.id === listenId) return reply(best.entry, question)
  const open = fallbackEntries.filter(({ when }) => !when)
  const entry = leastUsed(passingTopics.has(best.entry.topic) ? close : [...close, ...open], question)
  return reply(entry, question, { ask: followUpFor(entry, question) })
}

const saysWhoItIs = (ack: string) => /\bAI\b|[Nn]ot a person/.test(ack)

function answerInPlace(question: CompanionQuestion): CompanionReply {
  if (isGrave(question.safetyLevel)) return answerBesideCard(question)
  if (question.isAsked && !question.isSOS && !asksForPerson(question.text))
    return reply(besideTheQuestion, question)
  return answerElsewhere(question)
}

function answerElsewhere(question: CompanionQuestion): CompanionReply {
  if (question.isSOS) return answerFrom(sosIndex.search(question.text), sosSteady, question)
  const asked = { ...question, text: questionBesideThanks(question.text) }
  return promiseToListen(answerOrdinary(asked), asked)
}

/**
 * The companion's answer with no model behind it. Pure: the same question always gets the same reply, and nothing is
 * kept. Under a safety card it says what steadies to what is grave, and answers the rest as anywhere; in SOS it keeps to SOS entries; else it answers by what she wrote, what the talk was about, her check-in and the chat's mode. Asked who is there it
 * says so first, and then no less. Never the same steps twice in a row.
 */
export function answer(question: CompanionQuestion): CompanionReply {
  const found = answerInPlace(question)
  const asks = isGrave(question.safetyLevel) ? asksForPerson(question.text) : asksWhoItIs(question.text)
  const last = question.history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const isTold = asks || saysWhoItIs(found.ack) || saysWhoItIs(last)
  const reminder = isTold && isPlainReminder(question) ? '' : reminderAt(question)
  const chosen = { ...found, ack: `${found.ack} ${reminder}`.trimEnd() }
  if (!asks || saysWhoItIs(chosen.ack)) return chosen
  return { ...chosen, ack: `${turn(honestLines, question.turns)} ${chosen.ack}` }
}
