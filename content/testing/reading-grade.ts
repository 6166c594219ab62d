/** A text cut where a sentence ends. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])['’"]?\s+/).map((sentence) => sentence.trim())
}

/** Syllables by groups of vowels; a silent final e does not count. Near enough for a school grade. */
function syllables(word: string): number {
  const groups =
    word
      .toLowerCase()
      .replace(/e$/, '')
      .match(/[aeiouy]+/g) ?? []
  return Math.max(1, groups.length)
}

/** Flesch-Kincaid grade level (Kincaid et al. 1975): 0.39 words a sentence + 11.8 syllables a word - 15.59. */
export function readingGrade(texts: readonly string[]): number {
  const all = texts.flatMap(sentences)
  const words = all.flatMap((sentence) => sentence.match(/[a-z']+/gi) ?? [])
  const total = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / all.length) + 11.8 * (total / words.length) - 15.59
}
