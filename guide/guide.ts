import { besideOneCard } from '#content/companion/beside-one-card.ts'
import { besideTheCardEntries } from '#content/companion/beside-the-card.ts'
import type { CompanionEntry } from '#content/companion/entry.ts'
import { firstMinute } from '#content/companion/first-minute.ts'
import { asksWhoItIs, honestLines } from '#content/companion/honesty.ts'
import { askedInVain } from '#content/companion/listening/gently.ts'
import { sosEntries } from '#content/companion/sos.ts'
import { sosMoments } from '#content/companion/sos-moments.ts'
import { type CardId, dangerOf, isGrave } from '#contract/safety.ts'
import { isSayable } from './children-told.ts'
import { isCorrection, takeCorrection } from './correction.ts'
import { asksForWords } from './drafts/asks-for-words.ts'
import { dictatedBy, keepMessage } from './drafts/message-in-hand.ts'
import { listenId, reply, usesOf } from './entry-reply.ts'
import { askedBy } from './facts/answer-fact.ts'
import { isAnsweredByShelf, questionIn } from './facts/facts-asked.ts'
import { parseState } from './guide-state.ts'
import { firstMinuteId, isPutRight, putRightId } from './held.ts'
import { leastUsed } from './ideas.ts'
import { besideThanks } from './line/after-thanks.ts'
import { asksIdeas } from './line/asks-ideas.ts'
import { saysItsEnd } from './line/its-end.ts'
import { kindOf, plainly } from './line/kind-of-line.ts'
import { protests, withoutProtest } from './line/protest.ts'
import { listenGently, meetItsEnd, sendToHelp } from './listen-gently.ts'
import { type Match, matchIndex } from './matching/entry-index.ts'
import { libraryById, libraryIndex } from './matching/rank.ts'
import { changeOfTopic, runnerUpShare, threshold } from './matching/scores.ts'
import { ofMoment } from './moments/moments.ts'
import { answerOrdinary } from './ordinary-talk.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { isPlainReminder, reminderAt } from './reminder.ts'
import { turn } from './turn.ts'
import { hersIn, lastReply, spoken, unheard } from './unheard.ts'

const sosIndex = matchIndex(sosEntries)
const sosMomentIds = new Set(sosMoments.map(({ id }) => id))

function steadyOf(entries: readonly CompanionEntry[], ids: readonly string[]): CompanionEntry[] {
  return ids.flatMap((id) => entries.filter((entry) => entry.id === id))
}
const sosSteady = steadyOf(sosEntries, ['sos-general', 'sos-breathe', 'sos-stay'])
const besideSteady = steadyOf(besideTheCardEntries, ['beside-start', 'beside-cant-ring', 'beside-words'])
const besideHuman = turn(steadyOf(besideTheCardEntries, ['beside-are-you-human']), 0)

const besideIndex = matchIndex(besideTheCardEntries)
/**
 * SOS: the best of a small set of its own, else its steady ones. What answers a question of theirs ('better', 'yes') is only taken word for
 * word: 'better off without me' is no good news.
 */
function answerInSos(question: CompanionQuestion): CompanionReply {
  const sure = sosIndex
    .search(question.text)
    .filter(
      ({ entry, score, isExact }: Match<CompanionEntry>) =>
        isExact || score >= changeOfTopic || (sosMomentIds.has(entry.id) && score >= threshold * 0.6),
    )
  const fitting = sure.filter(({ entry }) => isSayable(entry.ack, question))
  const close = fitting.filter(({ score }) => score >= (fitting[0]?.score ?? 0) * runnerUpShare)
  const found = reply(leastUsed([...close.map(({ entry }) => entry), ...sosSteady], question), question)
  const isNew = found.question === '' || !spoken(question).includes(found.question)
  return {
    ...found,
    steps: wantsListening(question) ? [] : found.steps,
    ...(!isNew && { question: '', options: [] }),
  }
}

/** Whether she has asked to be listened to, and for no ideas since. */
function wantsListening({ text, history }: CompanionQuestion): boolean {
  const hers = hersIn({ history })
  const turned = [...hers, text].findLast(
    (each) => asksIdeas(each) || libraryIndex.exact(each)?.id === listenId,
  )
  return turned !== undefined && !asksIdeas(turned)
}

/** The words beside a card come twice in a chat at most, with other steps the second time; but for what asks for help. */
const mostUses = 2
const besideIds = new Set(besideTheCardEntries.map(({ id }) => id))
const needsHelp =
  /^(?:please )?help\b|\bhelp me\b|\bwhat (?:do|should|can|am i meant to|else can) (?:i|we)? ?do(?: now| next| then| please)*\W*$|\btell me what to do\b|\bwhat now\W*$|\b(?:getting|gotten|got|its|is|even|much) worse\b/

/** That she rings fits beside any card; that she cannot, where a text would do as well. */
const fitsBeside = (id: string, card: CardId | null) =>
  id === 'beside-person' || (id === 'beside-cant-ring' && card !== null && dangerOf[card] !== 'body')

/**
 * Which words beside a card answer a line that answers their last question. Where a card has its own, of the others only those about ringing
 * fit. Undefined where she tells.
 */
function besideEntry(
  question: CompanionQuestion,
  own: CompanionEntry | undefined,
): CompanionEntry | undefined {
  const { text, recentEntryIds } = question
  const last = recentEntryIds.at(-1) ?? ''
  const isOwn = own?.id === last && own.options.includes(text.trim())
  const found = isOwn
    ? own
    : besideIndex
        .search(text)
        .find(
          ({ entry, isExact, isPhrase, score }) =>
            (!own || fitsBeside(entry.id, question.safetyCard)) &&
            ((isExact && (besideIds.has(last) || own)) || (isPhrase && score >= changeOfTopic)),
        )?.entry
  return found && usesOf(found, question) < mostUses ? found : undefined
}

/**
 * The words of a card are told once, after those of its first minute, and those of another danger that she tells beneath it; again to who asks for help, or says in plain words that it is an
 * emergency still. All else that she writes there is listened to, or answered where she asks.
 */
function answerBesideCard(question: CompanionQuestion): CompanionReply {
  const { text, safetyCard, otherDanger, ownLevel, isOnset, isCalm, recentEntryIds } = question
  const opening = isOnset && safetyCard && firstMinute[safetyCard]
  if (opening)
    return { entryId: firstMinuteId, ack: opening, block: '', steps: [], question: '', options: [] }
  const isGraveNow = isGrave(ownLevel ?? 'none')
  const card = otherDanger ?? safetyCard
  const own = card ? besideOneCard[card] : undefined
  const words = own ? [own] : besideSteady
  const isTold = words.some((entry) => usesOf(entry, question) > 0)
  const isUnderWay = isTold || recentEntryIds.includes(firstMinuteId)
  const isEnd = !isGraveNow && question.isAsked !== true && saysItsEnd(text, safetyCard)
  if (isUnderWay && isEnd) return takeEnd(question)
  if (asksForPerson(text)) return reply(own ?? besideHuman, question)
  const isTapped = words.some(({ options }) => options.includes(text.trim()))
  if (!isGraveNow && !isTapped && isCorrection(question)) return putRight(question)
  const tell = () => reply(leastUsed(words, question), question)
  if (
    ownLevel === 'emergency' ||
    (otherDanger && !isTold) ||
    ((!isCalm || question.safetyLevel === 'emergency') && needsHelp.test(plainly(text)))
  )
    return tell()
  const fitting = besideEntry(question, own)
  if (fitting) return askedOnce(reply(fitting, question), question)
  const isQuiet = isCalm || isPutRight(question)
  if (!isQuiet && !isTold) return tell()
  // A thought that frightens her is met by its own words each time, as long as they last.
  const isFrightened = safetyCard === 'crisis-intrusive-thoughts' && !isCalm && !question.isAsked
  if (isFrightened && own && usesOf(own, question) < mostUses) return tell()
  if (!isGraveNow && isAnsweredByShelf(askedBy(question))) return answerElsewhere(question)
  const sent = isQuiet ? undefined : sendToHelp(question)
  if (sent) return sent
  return isGraveNow ? keeping(question, stayWith) : answerElsewhere(question)
}

/** Takes in that it is over, and answers what she asks beside that, where it was of a body: else it may be a farewell. */
function takeEnd(question: CompanionQuestion): CompanionReply {
  const over = keeping(question, meetItsEnd)
  const isOfBody = question.safetyCard !== null && dangerOf[question.safetyCard] === 'body'
  const asks = questionIn(question.text) !== '' || asksForWords(question.text)
  if (!isOfBody || !asks) return over
  const answered = answerElsewhere({ ...question, isCalm: true })
  return { ...answered, ack: `${over.ack} ${answered.ack}` }
}

/** Says how a card that was a mistake goes, and answers what she asks beside that. */
function putRight(question: CompanionQuestion): CompanionReply {
  const folds = keeping(question, takeCorrection)
  const text = questionIn(question.text)
  if (text === '') return folds
  const recentEntryIds = [...question.recentEntryIds, putRightId]
  const answered = answerElsewhere({ ...question, text, recentEntryIds, isCalm: true })
  const options = [...folds.options, ...answered.options]
  return { ...answered, entryId: putRightId, ack: `${folds.ack} ${answered.ack}`, options }
}

/** What she has just answered is not asked again. */
function askedOnce(found: CompanionReply, question: CompanionQuestion): CompanionReply {
  const isAgain = found.question !== '' && lastReply(question).includes(found.question)
  return isAgain ? { ...found, question: '', options: [] } : found
}

const stayWith: typeof meetItsEnd = (question, state) => listenGently(question, state, kindOf(question.text))

/** Whether she asks who is there, or for a person in place of it. */
const asksForPerson = (text: string) => asksWhoItIs(text) || besideIndex.exact(text) === besideHuman

const saysWhoItIs = (ack: string) => /\bAI\b|[Nn]ot a person/.test(ack)

/** Steps of the shelf, or of what the guide is and does, are no ideas. */
const isIdea = ({ entryId }: CompanionReply) => libraryById.has(entryId) || entryId.startsWith(ofMoment)

/** What the guide says, with what it keeps of the chat. */
function keeping(question: CompanionQuestion, answer: typeof meetItsEnd): CompanionReply {
  const state = parseState(question.state)
  const found = answer(question, state)
  keepMessage(state, question, found)
  return {
    ...found,
    state: { ...state, gaveSteps: found.steps.length > 0 && isIdea(found) },
  }
}

/** Whether no card stands, and nothing of a line may be grave, as far as is known: only then she is told that there was no cause to ask. */
const isHarmlessThere = ({ isAsked, isCalm, safetyLevel }: CompanionQuestion): boolean =>
  isAsked !== true && isCalm !== false && !isGrave(safetyLevel)

/** As anywhere, but in SOS. What she says of being asked is met first, and then the rest of her line. */
function answerElsewhere(question: CompanionQuestion): CompanionReply {
  if (question.isSOS) return answerInSos(question)
  const { text, softLine, safetyLevel } = question
  const isShown = softLine != null || isGrave(safetyLevel)
  // The thanks at the end of what she dictates are for whom that is.
  const told = dictatedBy(question) ? text : withoutProtest(besideThanks(text), isShown)
  const found = keeping({ ...question, text: told === '' ? text : told }, answerOrdinary)
  const sorry =
    told !== '' && isHarmlessThere(question) && protests(text, isShown)
      ? unheard(askedInVain, question, (each) => each)
      : undefined
  return sorry ? { ...found, ack: `${sorry} ${found.ack}` } : found
}

/**
 * The companion's answer with no model behind it. Pure: the same question always gets the same reply, and nothing is
 * kept. Under a safety card it says once what steadies, and answers the rest; in SOS it keeps to SOS entries; else it answers by what she wrote, what the talk was about, her check-in and the chat's mode. Asked who is there it
 * says so first, and then no less. Never the same steps twice in a row.
 */
export function answerWithoutModel(question: CompanionQuestion): CompanionReply {
  const found = isGrave(question.safetyLevel) ? answerBesideCard(question) : answerElsewhere(question)
  const asks = isGrave(question.safetyLevel) ? asksForPerson(question.text) : asksWhoItIs(question.text)
  const last = lastReply(question)
  const isTold = asks || saysWhoItIs(found.ack) || saysWhoItIs(last)
  const reminder = isTold && isPlainReminder(question) ? '' : reminderAt(question)
  const chosen = { ...found, ack: `${found.ack} ${reminder}`.trimEnd() }
  if (!asks || saysWhoItIs(chosen.ack)) return chosen
  return { ...chosen, ack: `${turn(honestLines, question.turns)} ${chosen.ack}` }
}
