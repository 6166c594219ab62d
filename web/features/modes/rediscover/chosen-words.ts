import { ownSpark, values, valuesMax, valuesTexts } from '#content/modes/rediscover.ts'

/** What came of a choice: the words now chosen, and why not where it was refused. */
export interface Chosen {
  words: string[]
  error?: string
}

/** Picks a word or takes it out; a sixth is refused. */
export function toggleWord(words: readonly string[], word: string): Chosen {
  if (words.includes(word)) return { words: words.filter((had) => had !== word) }
  if (words.length >= valuesMax) return { words: [...words], error: valuesTexts.full }
  return { words: [...words, word] }
}

/** Adds a word of her own, unless it is there already in any spelling of its letters, or five are picked. */
export function addOwnWord(words: readonly string[], typed: string): Chosen {
  const word = typed.trim().replace(/\s+/g, ' ')
  if (!word) return { words: [...words], error: valuesTexts.empty }
  const known = [...words, ...values.map((value) => value.word)]
  if (known.some((had) => had.toLowerCase() === word.toLowerCase()))
    return { words: [...words], error: valuesTexts.duplicate }
  return toggleWord(words, word)
}

/** Something small to do for a word. */
export function sparkFor(word: string): string {
  return values.find((value) => value.word === word)?.spark ?? ownSpark(word)
}
