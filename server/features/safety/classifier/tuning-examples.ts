import { levels } from '#contract/safety.ts'
import { mistyped } from './examples.ts'
import type { Labelled } from './labelled.ts'
import type { Model } from './model.ts'
import { seededRandom } from './random.ts'
import { passagesOf, read } from './windows.ts'

/** How often a teaching goes through all examples. */
const epochs = 8

/** A passage that the encoder learns from. */
export interface TuningExample {
  level: number
  class: number
  /** As it was written, then as it is read in each round: half of the time with words left out, and half of those mistyped. */
  texts: readonly string[]
}

function withSlips(text: string, random: () => number): string {
  if (random() < 0.5) return text
  const words = text.split(' ')
  const kept = words.filter((word) => words.length < 4 || word.endsWith('.') || random() > 0.1).join(' ')
  return random() < 0.5 ? kept : mistyped(kept, random)
}

/** What the encoder is taught with. Of a long message that is serious nobody said which part is, so it is left out. */
export function tuningExamplesFrom(
  messages: readonly Labelled[],
  classes: Model['classes'],
): TuningExample[] {
  const random = seededRandom(3)
  return messages.flatMap((message) => {
    const passages = passagesOf(read(message.turns.join('\n')))
    if (passages.length > 1 && message.level !== 'none') return []
    return passages.map((passage) => ({
      level: levels.indexOf(message.level),
      class: classes.findIndex(({ id }) => id === message.class),
      texts: [passage, ...Array.from({ length: epochs }, () => withSlips(passage, random))],
    }))
  })
}
