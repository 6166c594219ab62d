import type { ModeId } from '#contract/options.ts'
import type { Topic } from './entry.ts'

/** What a chat begun in a mode tends to be about: where her words leave it open, entries of these topics go first. */
export const modeTopics: Record<ModeId, readonly Topic[]> = {
  rediscover: ['identity', 'comparison', 'work'],
  relief: ['vent', 'rage', 'overwhelm', 'touched-out'],
  connect: ['loneliness', 'family', 'moving'],
  eat: ['feeding'],
  reset: ['overwhelm', 'touched-out'],
  clear: ['mental-load', 'overwhelm'],
  sleep: ['sleep', 'night-phone'],
  chat: [],
}
