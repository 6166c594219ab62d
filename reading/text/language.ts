import { commonElsewhere, commonEnglish } from './common-words.ts'
import { folded } from './folded.ts'

/** `other` where a text is not English, as far as can be told. */
export type Language = 'english' | 'other'

/** Fewer words than this are a name, a greeting or a dish in any language. */
const fewest = 3
/** Without a single common word of English among so many, it is none. */
const fewestUnknown = 8

/** Whether a text is English or not; what is too short to tell counts as English. */
export function languageOf(text: string): Language {
  const plain = folded(text)
  const letters = plain.match(/\p{L}/gu)?.length ?? 0
  const latin = plain.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters - latin > latin) return letters - latin >= fewest ? 'other' : 'english'
  const words = plain.trim().split(' ')
  if (words.length < fewest) return 'english'
  const english = words.filter((word) => commonEnglish.has(word)).length
  // "La la la" is sung in any language.
  const elsewhere = new Set(words.filter((word) => commonElsewhere.has(word))).size
  if (elsewhere >= 2 && elsewhere > english) return 'other'
  return english === 0 && words.length >= fewestUnknown && words.every((word) => /^\p{L}+$/u.test(word))
    ? 'other'
    : 'english'
}

/** Inside a sentence a capital makes a name, which is of any language. */
const nameInside = /(?<=\s)\p{Lu}[\p{L}'’-]{0,40}/gu

/** Whether a text of so many different words or more, names aside, has not one of the most common words of English. */
export function isWithoutEnglish(text: string, fewestWords: number): boolean {
  const words = folded(text.replace(nameInside, ' ')).trim().split(/ +/)
  return new Set(words).size >= fewestWords && !words.some((word) => commonEnglish.has(word))
}
