import { compile, type Wording } from './template.ts'

export interface Found<T> {
  value: T
  start: number
  end: number
}

/** Finds many wordings in a sentence by trying, at each word, only those that can begin with it. */
export class WordIndex<T> {
  readonly #byFirstWord = new Map<string, { wording: Wording; value: T }[]>()

  constructor(entries: Iterable<readonly [template: string, value: T]>) {
    for (const [template, value] of entries) {
      const wording = compile(template)
      for (const word of wording.firstWords) {
        const known = this.#byFirstWord.get(word)
        if (known) known.push({ wording, value })
        else this.#byFirstWord.set(word, [{ wording, value }])
      }
    }
  }

  /** Every wording found in a sentence of space-ended words, in order of where it begins. */
  *find(sentence: string): Generator<Found<T>> {
    for (let start = 0; start < sentence.length; ) {
      const wordEnd = sentence.indexOf(' ', start)
      for (const { wording, value } of this.#byFirstWord.get(sentence.slice(start, wordEnd)) ?? []) {
        wording.expression.lastIndex = start
        if (wording.expression.test(sentence)) yield { value, start, end: wording.expression.lastIndex }
      }
      start = wordEnd + 1
    }
  }
}
