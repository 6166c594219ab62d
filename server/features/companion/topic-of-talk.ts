import type { byTopic } from '#content/companion/listening/by-topic.ts'
import { type Topic, topics } from '#content/companion/listening/topic.ts'
import { type Likely, ranked } from '#reading/talk/table.ts'

type KnownTopic = keyof typeof byTopic

/** From here on a line is about a topic, whatever mode the chat was begun in. */
const clearTopic = 0.45
/** From here on the talk counts as being about a topic. */
const sure = 0.9
/** What is met tenderly, though it may be something else. */
const tender: readonly Topic[] = ['grief', 'low']
/** How likely that must be: by her line alone, where its words say so too, and where the talk is about it already. */
const [plainly, backed, still] = [0.9, 0.4, 0.3]
/** A low day is not read out of fewer words. */
const wordsOfLow = 4
/** The three likeliest topics are worth asking about where together they are as likely as this. */
const halfSure = 0.6

/** Whether a line is about something that it knows, and not only about the place that she wrote it in. */
export const isClear = (topic: Likely<Topic>) => {
  const [best] = ranked(topic)
  return best !== undefined && best[0] !== 'none' && best[1] >= clearTopic
}

/** Whether what the talk is about is met tenderly. */
export const isTender = (topic: Topic | null): topic is 'grief' | 'low' =>
  topic !== null && tender.includes(topic)

/**
 * What the talk is about after this line. It is decided once, where it is all but sure; a loss or a low day may still take its place.
 * @param line whether its words say themselves that it is about a loss, and how many they are
 */
export function topicOfTalk(
  shares: Likely<Topic>,
  before: Topic | null,
  { mourns, words }: { mourns: boolean; words: number },
): Topic | null {
  const heavy = tender.find(
    (topic) =>
      (topic === 'grief' || words >= wordsOfLow) &&
      (shares[topic] >= (topic === before ? still : topic === 'grief' && mourns ? backed : plainly) ||
        (topic === 'grief' && mourns && shares.joy < sure)),
  )
  if (heavy) return heavy
  if (before !== null) return before
  const [label, share] = ranked(shares)[0] ?? ['none', 0]
  return label !== 'none' && share >= sure && topics.includes(label) ? label : null
}

/** The three topics that a line is likeliest about, where together they are likely enough to be asked about. */
export function halfSureOf(shares: Likely<Topic>): KnownTopic[] | null {
  const near = ranked(shares)
    .filter(([topic]) => topic !== 'none')
    .slice(0, 3)
  const together = near.reduce((sum, [, share]) => sum + share, 0)
  return together < halfSure ? null : near.map(([topic]) => topic as KnownTopic)
}
