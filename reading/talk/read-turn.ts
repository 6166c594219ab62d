import type { Topic } from '#content/companion/listening/topic.ts'
import { featuresOf } from './features.ts'
import { type Likely, likely } from './table.ts'
import type { Act, Turn } from './turn.ts'
import { readTurnModel } from './weights-file.ts'

const model = readTurnModel()

/**
 * How likely each act and each topic is for a line of hers: the act by its words alone, the topic in its place. In linear time, and of a
 * long text the beginning and the end.
 */
export function readTurn(turn: Turn): { act: Likely<Act>; topic: Likely<Topic> } {
  return {
    act: likely(model.act, featuresOf({ text: turn.text, asked: '', before: null })),
    topic: likely(model.topic, featuresOf(turn)),
  }
}

/** How likely it is that she tells a line lightly: dry, playful or funny. In linear time. */
export const lightnessOf = (text: string): number =>
  likely(model.tone, featuresOf({ text, asked: '', before: null })).light

/** How likely it is that somebody may be in danger by a line, by its words alone. It is no judge of that where the classifier is. In linear time. */
export const gravityOf = (text: string): number =>
  likely(model.gravity, featuresOf({ text, asked: '', before: null })).grave
