import { levels } from '#contract/safety.ts'
import type { Example } from './fit.ts'
import type { Labelled } from './labelled.ts'
import type { Model } from './model.ts'
import { seededRandom } from './random.ts'
import { read } from './windows.ts'

const slips = 'aeioulnrst'

/** The same text as a tired thumb would type it: about one longer word in five has a letter dropped, doubled, swapped or wrong. */
export function mistyped(text: string, random: () => number): string {
  return text
    .split(' ')
    .map((word) => {
      if (word.length < 4 || random() > 0.2) return word
      const at = 1 + Math.floor(random() * (word.length - 2))
      const [head, letter, tail] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
      const wrong = slips.charAt(Math.floor(random() * slips.length))
      const ways = [tail, letter + letter + tail, tail.charAt(0) + letter + tail.slice(1), wrong + tail]
      return head + ways[Math.floor(random() * ways.length)]
    })
    .join(' ')
}

/** What a model learns from: every message as it stands and mistyped, and every part of what is harmless. */
export function examplesFrom(messages: readonly Labelled[], classes: Model['classes']): Example[] {
  const random = seededRandom(2)
  return messages.flatMap((message) => {
    const text = message.turns.join('\n')
    const target = {
      level: levels.indexOf(message.level),
      class: classes.findIndex(({ id }) => id === message.class),
    }
    return [text, mistyped(text, random)].flatMap((version) => {
      const { runs, windows } = read(version)
      const whole: Example = { ...target, runs, weight: 1 }
      if (message.level !== 'none' || windows.length === 1) return [whole]
      return [
        whole,
        ...windows.map((window) => ({
          ...target,
          runs: runs.filter((_, at) => window.includes(at)),
          weight: 0.4,
        })),
      ]
    })
  })
}
