import type { EncoderTables } from './encoder-file.ts'

const space = '▁'
const unknown = 0
/** The first pieces stand for nothing that is written. */
const reserved = 6
const mostKnown = 20_000

/** Cuts a text into the word pieces that are together the likeliest (a unigram language model, by Viterbi's algorithm). */
export class PieceCutter {
  readonly #pieces = new Map<string, { id: number; score: number }>()
  /** Words that were cut before: they come again and again. */
  readonly #known = new Map<string, readonly number[]>()
  #longest = 1

  constructor(pieces: EncoderTables['pieces']) {
    pieces.forEach(([piece, score], id) => {
      if (id < reserved) return
      this.#pieces.set(piece, { id, score })
      this.#longest = Math.max(this.#longest, piece.length)
    })
  }

  /** The numbers of the pieces; neighbours that are not known count as one. No piece reaches over a space. */
  cut(text: string): number[] {
    const found: number[] = []
    for (const word of text.split(' '))
      for (const id of this.#ofWord(word)) if (id !== unknown || found.at(-1) !== unknown) found.push(id)
    return found
  }

  #ofWord(word: string): readonly number[] {
    const known = this.#known.get(word)
    if (known) return known
    const ids = this.#cutWord(space + word)
    if (this.#known.size < mostKnown) this.#known.set(word, ids)
    return ids
  }

  #cutWord(word: string): number[] {
    const best = new Float64Array(word.length + 1).fill(Number.NEGATIVE_INFINITY)
    const from = new Int32Array(word.length + 1)
    const ids = new Int32Array(word.length + 1)
    best[0] = 0
    const reach = (start: number, end: number, id: number, score: number) => {
      const total = (best[start] ?? 0) + score
      if (total < (best[end] ?? 0)) return
      best[end] = total
      from[end] = start
      ids[end] = id
    }
    for (let start = 0; start < word.length; start++) {
      if (!this.#pieces.has(word.charAt(start))) reach(start, start + 1, unknown, 0)
      const last = Math.min(word.length, start + this.#longest)
      for (let end = start + 1; end <= last; end++) {
        const piece = this.#pieces.get(word.slice(start, end))
        if (piece) reach(start, end, piece.id, piece.score)
      }
    }
    const found: number[] = []
    for (let end = word.length; end > 0; end = from[end] ?? 0) found.push(ids[end] ?? unknown)
    return found.reverse()
  }
}
