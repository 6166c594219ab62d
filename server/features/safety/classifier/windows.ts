import { sentencesOf } from '#content/safety/explicit/sentences.ts'
import { type Features, featuresOf } from './features.ts'

/** Longer runs without a full stop are read in overlapping pieces. */
const longestRun = 32
const stride = 20
/** A text up to this many words is also read as a whole. */
const longestWhole = 90

/** Words whose meaning is read at most: that takes far longer than the rest. */
const mostMeant = 34
/** Of a text of more words than this only the words count. */
const longestMeant = 1000

/** A stretch of text that is judged by itself: the runs that it is made of. */
export type Window = readonly number[]

/** A text cut into runs of words (a sentence, or a piece of a long one), each with its features. */
export interface Reading {
  runs: readonly Features[]
  /** The words of each run. */
  words: readonly (readonly string[])[]
  windows: readonly Window[]
}

function* runsOf(sentences: readonly string[]): Generator<string[]> {
  for (const sentence of sentences) {
    const words = sentence.replaceAll('" ', '').trimEnd().split(' ')
    if (words.length <= longestRun) yield words
    else
      for (let at = 0; at + stride - longestRun < words.length - 12; at += stride)
        yield words.slice(at, at + longestRun)
  }
}

/**
 * Reads a text one run at a time, two neighbours together and, where it is short, as a whole, so that one line buried in a
 * long message counts for as much as when it stands alone.
 * @param sentences those of the text, where they are known already
 */
export function read(text: string, sentences: readonly string[] = sentencesOf(text)): Reading {
  const words = [...runsOf(sentences)]
  const runs = words.map(featuresOf)
  const length = words.reduce((sum, run) => sum + run.length, 0)
  const windows: number[][] = runs.map((_, at) => [at])
  for (let at = 1; at < runs.length; at++) windows.push([at - 1, at])
  if (runs.length > 2 && length <= longestWhole) windows.push(runs.map((_, at) => at))
  return { runs, words, windows }
}

/**
 * What the meaning is read of: a text as a whole where it is short, or else its windows, while there is room; of a very long text
 * nothing, since its words alone take long enough.
 * @param ranked windows, the most pressing first; the first is cut where it is too long
 */
export function passagesOf({ words, windows }: Reading, ranked: readonly Window[] = windows): string[] {
  const size = words.reduce((sum, run) => sum + run.length, 0)
  if (size === 0 || size > longestMeant) return []
  if (size <= mostMeant) return [textOf(words)]
  const passages: string[] = []
  let room = mostMeant
  for (const window of ranked) {
    const runs = window.map((run) => words[run] ?? [])
    const length = runs.reduce((sum, run) => sum + run.length, 0)
    if (length <= room) passages.push(textOf(runs))
    else if (passages.length === 0) passages.push(textOf(runs).split(' ').slice(0, room).join(' '))
    else continue
    room -= length
  }
  return passages
}

const textOf = (runs: Reading['words']) => runs.map((run) => run.join(' ')).join('. ')
