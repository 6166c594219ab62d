import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'

/** What came of a choice: the words now chosen, and why not where it was refused. */
export interface Chosen {
  words: string[]
  error?: string
}

/** Picks a word or takes it out; one too many is refused. @param most how many there may be */
export function toggleWord(words: readonly string[], word: string, most: number): Chosen {
  if (words.includes(word)) return { words: words.filter((had) => had !== word) }
  if (words.length >= most) return { words: [...words], error: texts.full(most) }
  return { words: [...words, word] }
}

/**
 * Adds one of her own, unless it is there already in any spelling of its letters, or there are as many as may be.
 * @param offered what she may pick without typing it
 */
export function addOwnWord(
  words: readonly string[],
  typed: string,
  most: number,
  offered: readonly string[],
): Chosen {
  const word = typed.trim().replace(/\s+/g, ' ')
  if (!word) return { words: [...words], error: texts.emptyWord }
  if ([...words, ...offered].some((had) => had.toLowerCase() === word.toLowerCase()))
    return { words: [...words], error: texts.duplicate }
  return toggleWord(words, word, most)
}
