import { feelings, negations, phrases, stopWords, synonyms } from './matching-words.ts'

/** Longest part of a message that is looked at, in words and in letters: the start and, as the ask tends to come last, the end. */
const head = { words: 120, letters: 1200 }
const tail = { words: 180, letters: 1800 }

/** Cut before anything reads it, so that no text takes longer than another of that length. */
function ends(text: string): string {
  return text.length <= head.letters + tail.letters
    ? text
    : `${text.slice(0, head.letters)} ${text.slice(-tail.letters)}`
}

/**
 * Splits any text into plain lower-case words: no apostrophes, no accents of typing ('sooooo' is 'so'), text-speak
 * phrases spelt out. Numbers are kept.
 */
export function words(text: string): string[] {
  let plain = ends(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
  plain = plain.replace(/(\p{L})\1{2,}/gu, '$1')
  for (const [pattern, replacement] of phrases) plain = plain.replace(pattern, replacement)
  const all = plain.replace(/'/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
  return all.length <= head.words + tail.words
    ? all
    : [...all.slice(0, head.words), ...all.slice(-tail.words)]
}

/** Words whose ending makes them another word: 'new' is no 'news', an 'age' no 'ages', a parking spot no 'spotting'. */
const wholeWords = new Set([
  'news',
  'ages',
  'sids',
  'scare',
  'coles',
  'boiled',
  'spotting',
  'dating',
  'sinking',
  'wine',
  'wines',
])

/** Cuts the endings that do not change what a word is about: 'settling', 'settles', 'settled' and 'settle' are one. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word) || wholeWords.has(word)) return word
  let cut = word
  if (cut.endsWith('ies') && cut.length > 4) cut = `${cut.slice(0, -3)}y`
  else if (cut.endsWith('s') && !cut.endsWith('ss') && !cut.endsWith('us')) cut = cut.slice(0, -1)
  for (const ending of ['ing', 'ed']) {
    const root = cut.slice(0, -ending.length)
    if (cut.endsWith(ending) && root.length >= 3 && /[aeiouy]/.test(root)) {
      cut = root.replace(/([^aeiouls])\1$/, '$1')
      break
    }
  }
  return cut.length > 3 && cut.endsWith('e') ? cut.slice(0, -1) : cut
}

/** The stem of the plain word that this one stands for. */
export function fold(word: string): string {
  return stem(synonyms.get(word) ?? word)
}

/** Drops stop words; a text of nothing else is kept whole, so that 'me' or 'all day' can still be found. */
export function withoutStopWords(all: readonly string[]): string[] {
  const telling = all.filter((word) => !stopWords.has(word))
  return telling.length > 0 ? telling : [...all]
}

/** The feelings that are taken back within the two words before them. */
export function denied(all: readonly string[]): string[] {
  return all.filter((word, at) => {
    if (!feelings.has(synonyms.get(word) ?? word)) return false
    return all.slice(Math.max(0, at - 2), at).some((before) => negations.has(before))
  })
}

/** Whether the cue's words stand in the text in order, with at most one word between neighbours. */
export function standsIn(cue: readonly string[], text: readonly string[]): boolean {
  const [first] = cue
  for (let start = 0; start < text.length; start++) {
    if (text[start] !== first) continue
    let at = start
    const found = cue.slice(1).every((word) => {
      if (text[at + 1] === word) at += 1
      else if (text[at + 2] === word) at += 2
      else return false
      return true
    })
    if (found) return true
  }
  return false
}
