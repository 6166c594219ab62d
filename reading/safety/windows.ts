import { sentencesOf } from '../text/sentences.ts'
import { type Features, featuresOf } from './features.ts'

/** Longer runs without a full stop are read in overlapping pieces. */
const longestRun = 32
const stride = 20
/** A text up to this many words is also read as a whole. */
const longestWhole = 60

/** A stretch of text that is judged by itself: the runs that it is made of. */
export type Window = readonly number[]

/** A text cut into runs of words (a sentence, or a piece of a long one), each with its features. */
export interface Reading {
  runs: readonly Features[]
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
 * long message is still seen.
 * @param sentences of `sentencesOf`
 */
export function read(sentences: readonly string[]): Reading {
  const runs = [...runsOf(sentences)].map(featuresOf)
  const length = runs.reduce((sum, { words }) => sum + words.length, 0)
  const windows: number[][] = runs.map((_, at) => [at])
  for (let at = 1; at < runs.length; at++) windows.push([at - 1, at])
  if (runs.length > 2 && length <= longestWhole) windows.push(runs.map((_, at) => at))
  return { runs, windows }
}

/** The same of a text as somebody typed it. */
export const readText = (text: string): Reading => read(sentencesOf(text))
