import { stemmer } from 'stemmer'
import { negations, stopWords, synonyms } from './words.ts'

/** Longest part of a message that is looked at, in words and in letters: the start and, as the ask tends to come last, the end. */
const head = { words: 120, letters: 1200 }
const tail = { words: 180, letters: 1800 }
/** No word is longer; what is would take its stemmer more than linear time. */
const longestWord = 30

/** Cut before anything reads it, so that no text takes longer than another of that length. */
function ends(text: string): string {
  return text.length <= head.letters + tail.letters
    ? text
    : `${text.slice(0, head.letters)} ${text.slice(-tail.letters)}`
}

/** Splits any text into lower-case words and numbers, without apostrophes and stretched letters ('sooooo' is 'so'). */
export function words(text: string): string[] {
  const plain = ends(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
  const all = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return all.length <= head.words + tail.words
    ? all
    : [...all.slice(0, head.words), ...all.slice(-tail.words)]
}

/** A word as it is looked up: the stem of the plain word that it stands for. */
export const termOf = (word: string): string => stemmer((synonyms.get(word) ?? word).slice(0, longestWord))

/** The words of a line that tell something, as they are looked up, and which of them a negation takes back ('not angry, just tired'). */
export interface Terms {
  terms: string[]
  isTakenBack: boolean[]
}

/** So many words before one may stand the negation that takes it back. */
const reach = 2

/** A text of words that tell nothing is kept whole, so that 'me' or 'all day' can still be found. */
export function termsIn(all: readonly string[]): Terms {
  const telling = all.some((word) => !stopWords.has(word))
  const kept = all.flatMap((word, at) => (telling && stopWords.has(word) ? [] : [{ word, at }]))
  return {
    terms: kept.map(({ word }) => termOf(word)),
    isTakenBack: kept.map(({ at }) =>
      all.slice(Math.max(0, at - reach), at).some((before) => negations.has(before)),
    ),
  }
}
