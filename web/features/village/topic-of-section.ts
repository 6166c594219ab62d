import { type VillageTopic, villageTopics } from '#contract/options.ts'
import { decodeSegment } from '#web/paths.ts'

/** The topic of a section's address; undefined where there is no such topic. */
export function topicOfSection(section: string | undefined): VillageTopic | undefined {
  const name = decodeSegment(section ?? '')
  return villageTopics.find((topic) => topic === name)
}
