import type { CompanionEntry, FollowUp } from '#content/companion/entry.ts'
import { followUps, tenderFollowUp } from '#content/companion/follow-ups.ts'
import type { Topic } from '#content/companion/listening/topic.ts'
import { isGrave } from '#contract/safety.ts'
import { type Likely, ranked } from '#reading/talk/table.ts'
import { isSayable, sayable } from './children-told.ts'
import type { Match } from './matching/entry-index.ts'
import { libraryIndex, passingTopics } from './matching/rank.ts'
import { changeOfTopic, plainMatch, threshold } from './matching/scores.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { topicsOfEntry } from './topic-of-entry.ts'
import { turn } from './turn.ts'
import { lastReply } from './unheard.ts'

/** An entry of the library that her line was found near, the best first. */
export type Found = Match<CompanionEntry>

/** Less likely than this, it is about something else, whatever words it shares with an entry. */
const possibleTopic = 0.15
/** The same of a line that is word for word one of its cues. */
const thinTopic = 0.04

/** The entry that promises no tips till she asks for them. */
export const listenId = 'vent-listen'

/** How often this chat has had that entry. */
export function usesOf(entry: CompanionEntry, { recentEntryIds }: CompanionQuestion): number {
  return recentEntryIds.filter((id) => id === entry.id).length
}

/** Steps and alternate steps take turns; what her last reply already held is never given again at once. */
function stepsOf(entry: CompanionEntry, question: CompanionQuestion): readonly string[] {
  const last = lastReply(question)
  const [chosen, other] =
    usesOf(entry, question) % 2 === 0
      ? [entry.steps, entry.alternateSteps]
      : [entry.alternateSteps, entry.steps]
  const given = chosen.some((step) => last.includes(step)) ? other : chosen
  return sayable(given, question)
}

/** Variants take turns by where the thread was when the entry first came up, and then at each showing. */
function ackOf(entry: CompanionEntry, question: CompanionQuestion): string {
  const first = question.recentEntryIds.indexOf(entry.id)
  const fitting = sayable(entry.ack, question)
  return turn(
    fitting.length > 0 ? fitting : entry.ack,
    (first < 0 ? question.turns : first) + usesOf(entry, question),
  )
}

/** What an entry says in its turn. */
export function reply(
  entry: CompanionEntry,
  question: CompanionQuestion,
  { ack = ackOf(entry, question), ask = entry as FollowUp } = {},
): CompanionReply {
  return {
    entryId: entry.id,
    ack,
    block: '',
    steps: [...stepsOf(entry, question)],
    ...(isSayable([ask.question], question)
      ? { question: ask.question, options: [...sayable(ask.options, question)] }
      : { question: '', options: [] }),
  }
}

/** Second and later showings ask something else than the first. */
export function followUpFor(entry: CompanionEntry, question: CompanionQuestion): FollowUp {
  if (usesOf(entry, question) === 0 || passingTopics.has(entry.topic)) return entry
  return entry.topic === 'grief' ? tenderFollowUp : turn(followUps, question.turns)
}

/** Of these she may ask what it is and does; the steps of such an entry are no tips. */
export const aboutTopics: ReadonlySet<CompanionEntry['topic']> = new Set([
  'about-ai',
  'privacy',
  'abilities',
  'complaint',
  'off-topic',
])

/** Beneath a card 'are you there' is no greeting. */
const chatting: ReadonlySet<CompanionEntry['topic']> = new Set(['greeting', 'small-talk'])

/** A line that is word for word what an entry of greetings, of thanks or about the companion itself answers; beneath a card none that chats. */
export function passing({ text, safetyLevel }: CompanionQuestion): CompanionEntry | undefined {
  const entry = libraryIndex.exact(text)
  if (!entry || !passingTopics.has(entry.topic)) return undefined
  return isGrave(safetyLevel) && chatting.has(entry.topic) ? undefined : entry
}

/** What answers who asks about the companion or is cross with it, where an entry is for that. */
export function aboutItself(
  question: CompanionQuestion,
  found: readonly Found[],
): CompanionReply | undefined {
  const best = found.find(({ entry }) => aboutTopics.has(entry.topic) && entry.id !== 'abilities-tiny-step')
  return best && best.score >= threshold && usesOf(best.entry, question) === 0
    ? reply(best.entry, question)
    : undefined
}

/** Whether somebody is plainly ill in what she writes. */
export const isPlainlyIll = ([best]: readonly Found[]): boolean =>
  best !== undefined && best.entry.topic === 'health-worry' && best.score >= plainMatch

/** No line is longer that an entry meets, unless it is of a loss. */
const longestMet = 8

/** What she tells is met by the words of an entry only where it is plainly meant: by a whole phrase of it, in a line that says little else. */
export function meetByEntry(
  question: CompanionQuestion,
  topic: Likely<Topic>,
  [best]: readonly Found[],
  isTapped: boolean,
): { topic: Topic; reply: CompanionReply } | undefined {
  if (!best || passingTopics.has(best.entry.topic) || usesOf(best.entry, question) > 0) return undefined
  if (!isSayable(best.entry.ack, question)) return undefined
  const { entry, score, isExact, isPhrase } = best
  const isShort = question.text.trim().split(/\s+/).length <= longestMet
  if (!isTapped && !isShort && entry.topic !== 'grief') return undefined
  const isOpening = question.turns === 0 || isTapped
  const topics = topicsOfEntry(entry)
  if (!isExact && !(isPhrase && score >= (isOpening ? plainMatch : changeOfTopic))) return undefined
  const [about] =
    ranked(topic).find(
      ([label, share]) => share >= (isExact ? thinTopic : possibleTopic) && topics.includes(label),
    ) ?? []
  return about && { topic: about, reply: { ...reply(entry, question), steps: [] } }
}
