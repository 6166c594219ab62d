import { stem } from '../text/stems.ts'
import { conceptsAt } from './concepts/concepts-at.ts'

/**
 * A feature is a 32-bit hash; `rich` ones (words and concepts) also speak about the class, `plain` ones (runs of words) and the letters
 * of `words` only about the level.
 */
export interface Features {
  rich: number[]
  plain: number[]
  words: readonly Word[]
}

const negations = new Set(
  'not never no dont doesnt didnt cant couldnt wont wouldnt isnt wasnt arent havent hasnt nothing nobody noone without neither nor hardly'.split(
    ' ',
  ),
)
const negationReach = 4
const conceptReach = 8
/** What is worked out for a word once: words come again and again. */
export interface Word {
  hash: number
  root: number
  pieces: readonly number[]
}
const knownWords = new Map<string, Word>()
const mostKnown = 20_000

function hash(text: string, seed: number): number {
  let value = 0x811c9dc5 ^ seed
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return mix(value)
}

function mix(value: number): number {
  let mixed = value ^ (value >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function wordOf(text: string): Word {
  const known = knownWords.get(text)
  if (known) return known
  const word = { hash: hash(text, 1), root: hash(stem(text), 2), pieces: piecesOf(text) }
  if (knownWords.size < mostKnown) knownWords.set(text, word)
  return word
}

/** The runs of three to five letters of a word, its ends marked. */
function piecesOf(word: string): number[] {
  const marked = `^${word.slice(0, 24)}$`
  const found: number[] = []
  for (let size = 3; size <= 5; size++)
    for (let at = 0; at + size <= marked.length; at++) found.push(hash(marked.slice(at, at + size), 7))
  return found
}

/** What a run of words shows: words alone and in twos and threes, under a negation or not, what they are about, and their letters. */
export function featuresOf(words: readonly string[]): Features {
  const rich: number[] = []
  const plain: number[] = []
  const known = words.map(wordOf)
  const hashes = known.map((word) => word.hash)
  const roots = known.map((word) => word.root)
  let negatedUntil = -1
  const earlier: [at: number, concept: number][] = []
  let near = 0
  words.forEach((word, at) => {
    const isNegated = at <= negatedUntil
    if (negations.has(word)) negatedUntil = at + negationReach
    const here = hashes[at] ?? 0
    const before = hashes[at - 1] ?? 17
    rich.push(here)
    if (isNegated) rich.push(mix(here ^ 0x5bd1e995))
    rich.push(mix(Math.imul(before, 31) + here))
    const root = roots[at] ?? 0
    rich.push(mix(root + (isNegated ? 11 : 7)))
    let run = root
    for (let back = 1; back <= 3 && back <= at; back++) {
      const other = roots[at - back] ?? 0
      run = Math.imul(run, 31) + other
      plain.push(mix(run + 100 + back))
      if (back > 1) plain.push(mix(Math.imul(other, 37) + root + 200))
    }
    if (at > 3) plain.push(mix(Math.imul(roots[at - 4] ?? 0, 37) + root + 200))
    while (near < earlier.length && at - (earlier[near]?.[0] ?? 0) > conceptReach) near++
    const reached = earlier.length
    const concepts = conceptsAt(words, at)
    for (const concept of concepts) {
      rich.push(mix(0x1000 + concept + (isNegated ? 0x800 : 0)))
      for (let place = near; place < reached; place++)
        rich.push(mix(0x100000 + (earlier[place]?.[1] ?? 0) * 512 + concept))
    }
    for (const concept of concepts) earlier.push([at, concept])
  })
  rich.push(mix(hashes.length > 0 ? Math.imul(hashes.at(-1) ?? 0, 31) + 19 : 0))
  return { rich, plain, words: known }
}
