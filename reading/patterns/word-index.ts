import { compile, type Wording } from './template.ts'

export interface Found<T> {
  value: T
  start: number
  end: number
}

interface Entry<T> {
  wording: Wording
  value: T
  /** The last sentence that a word needed for it stood in, by number. */
  neededIn: number
}

/** Finds many wordings in a sentence by trying, at each word, only those that can begin with it and whose other words are there. */
export class WordIndex<T> {
  readonly #byFirstWord = new Map<string, Entry<T>[]>()
  readonly #byNeededWord = new Map<string, Entry<T>[]>()
  #sentences = 0

  constructor(entries: Iterable<readonly [template: string, value: T]>) {
    for (const [template, value] of entries) {
      const wording = compile(template)
      const { firstWords, neededWords } = wording
      const entry = { wording, value, neededIn: neededWords ? 0 : Number.POSITIVE_INFINITY }
      for (const word of firstWords) append(this.#byFirstWord, word, entry)
      for (const word of neededWords ?? []) append(this.#byNeededWord, word, entry)
    }
  }

  /** Every wording found in a sentence of space-ended words, in order of where it begins. */
  *find(sentence: string): Generator<Found<T>> {
    const number = ++this.#sentences
    const words = sentence.split(' ')
    for (const word of words)
      for (const entry of this.#byNeededWord.get(word) ?? [])
        if (entry.neededIn < number) entry.neededIn = number
    let start = 0
    for (const word of words) {
      for (const { wording, value, neededIn } of this.#byFirstWord.get(word) ?? []) {
        if (neededIn < number) continue
        wording.expression.lastIndex = start
        if (wording.expression.test(sentence)) yield { value, start, end: wording.expression.lastIndex }
      }
      start += word.length + 1
    }
  }
}

function append<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const known = lists.get(key)
  if (known) known.push(item)
  else lists.set(key, [item])
}
