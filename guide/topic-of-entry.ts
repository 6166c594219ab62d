import type { CompanionEntry } from '#content/companion/entry.ts'
import type { Topic } from '#content/companion/listening/topic.ts'

type EntryTopic = CompanionEntry['topic']

/** What entries of a topic of the library are about where that has another name, or several, among the topics of a talk. */
const named: Partial<Record<EntryTopic, readonly Topic[]>> = {
  feeding: ['feeding-milk', 'feeding-food'],
  rage: ['anger'],
  'mental-load': ['overwhelm', 'partner'],
  overwhelm: ['overwhelm', 'low', 'own-tiredness'],
  'touched-out': ['overwhelm', 'body'],
  sleep: ['sleep', 'own-tiredness'],
  crying: ['crying', 'low'],
  family: ['family-and-friends'],
  work: ['work-and-money'],
  money: ['work-and-money'],
  moving: ['work-and-money', 'loneliness'],
  culture: ['family-and-friends', 'loneliness'],
  preschool: ['school', 'toddler'],
  screens: ['teens', 'toddler', 'school'],
  comparison: ['identity', 'guilt'],
  'health-worry': ['worry'],
  premmie: ['illness-and-special-needs', 'birth'],
  multiples: ['illness-and-special-needs', 'overwhelm'],
  neurodivergent: ['illness-and-special-needs'],
  illness: ['illness-and-special-needs'],
  'night-phone': ['own-tiredness'],
  boredom: ['joy', 'none'],
}

const asItIs = (topic: string): readonly Topic[] => [topic as Topic]

/** The topics of a talk that an entry of the library fits. */
export const topicsOfEntry = ({ topic }: CompanionEntry): readonly Topic[] => named[topic] ?? asItIs(topic)
