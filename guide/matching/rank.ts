import type { CompanionEntry, Topic } from '#content/companion/entry.ts'
import { library } from '#content/companion/library.ts'
import { modeTopics } from '#content/companion/modes.ts'
import type { ModeId } from '#contract/options.ts'
import type { SafetyLevel } from '#contract/safety.ts'
import type { Energy, Mood } from '#contract/you-today.ts'
import { type Match, matchIndex } from './entry-index.ts'

/** What ranking looks at besides her words. */
export interface RankContext {
  youToday: {
    mood?: Mood | null | undefined
    energy?: Energy | null | undefined
    focus?: string | null | undefined
  } | null
  safetyLevel: SafetyLevel
  /** `entryId` of every reply of this thread, newest last. */
  recentEntryIds: readonly string[]
  /** Hour of the day where she is, 0 to 23. */
  localHour: number
  /** The mode that the chat was begun in. */
  mode: ModeId | null
}

const carryOver = 6
const carryOverDecay = 0.5
const nudge = 1.12
/** What an entry that fits almost any message counts for, unless the message says nothing else. */
const generic = 0.5

const lightTopics: ReadonlySet<Topic> = new Set(['joy', 'boredom', 'small-talk', 'off-topic'])
/** What comes before the place that she wrote it in. */
const heavyTopics: ReadonlySet<Topic> = new Set(['grief', 'health-worry', 'illness'])
const genericTopics: ReadonlySet<Topic> = new Set([
  'unsure',
  'joy',
  'greeting',
  'thanks',
  'goodbye',
  'small-talk',
])
/** Topics that a short answer does not go on with. */
export const passingTopics: ReadonlySet<Topic> = new Set([
  'greeting',
  'thanks',
  'goodbye',
  'about-ai',
  'privacy',
  'abilities',
  'small-talk',
  'complaint',
  'off-topic',
])

export const libraryIndex = matchIndex(library)
export const libraryById: ReadonlyMap<string, CompanionEntry> = new Map(
  library.map((entry) => [entry.id, entry]),
)

export function isNight(hour: number): boolean {
  return hour >= 21 || hour < 6
}

/** How well the entry fits her check-in, the hour and the chat's mode: 1 where it says nothing about them. */
function suitability({ when }: CompanionEntry, { youToday, localHour, mode }: RankContext): number {
  if (!when) return 1
  let factor = 1
  if (when.night) factor *= isNight(localHour) ? nudge : 1 / nudge
  if (youToday?.energy && when.energy?.includes(youToday.energy)) factor *= nudge
  if (youToday?.mood && when.mood?.includes(youToday.mood)) factor *= nudge
  if (mode && when.mode?.includes(mode)) factor *= nudge
  return factor
}

/**
 * Adds what the conversation and the check-in say to what the words say, and ranks again. The chat's mode changes the
 * order of what is close and no score: it makes nothing a match that her words did not.
 */
export function rank(
  matches: readonly Match<CompanionEntry>[],
  context: RankContext,
): Match<CompanionEntry>[] {
  const { recentEntryIds, youToday, safetyLevel, mode } = context
  const carried = new Map<Topic, number>()
  for (const [distance, id] of recentEntryIds.slice(-4).toReversed().entries()) {
    const topic = libraryById.get(id)?.topic
    if (topic && !passingTopics.has(topic) && !carried.has(topic)) {
      carried.set(topic, carryOver * carryOverDecay ** distance)
    }
  }
  const focus = new Set(
    youToday?.focus
      ? libraryIndex
          .search(youToday.focus.slice(0, 200))
          .slice(0, 5)
          .map(({ entry }) => entry.topic)
      : [],
  )
  const ranked = matches
    .map(({ entry, score, isExact, ...found }) => ({
      ...found,
      entry,
      isExact,
      score:
        (score + (carried.get(entry.topic) ?? 0)) *
        suitability(entry, context) *
        (focus.has(entry.topic) ? nudge : 1) *
        (genericTopics.has(entry.topic) && !isExact ? generic : 1) *
        (safetyLevel === 'support' && lightTopics.has(entry.topic) ? 0.3 : 1),
    }))
    .sort((a, b) => b.score - a.score)
  const [best] = ranked
  if (!mode || !best || heavyTopics.has(best.entry.topic)) return ranked
  const lean = ({ entry, score }: Match<CompanionEntry>) =>
    modeTopics[mode].includes(entry.topic) ? score * nudge : score
  return ranked.sort((a, b) => lean(b) - lean(a))
}
