import { stemmer } from 'stemmer'

/** Words that say nothing about what is asked. */
const idle = new Set(
  'a an and are as at be been but by can do does for from get had has have he her hes him his how i im in is it its keep keeps me my of on or our she shes should so that the their them there they this times to today tonight up was we what whats when whens why will with you your hows wheres'.split(
    ' ',
  ),
)

/** Words of an age, or of who it is about, by their stems. */
const ages = new Set(
  'dai hour minut month night old week wk year yo babi bub kid newborn toddler child daughter son girl boi'.split(
    ' ',
  ),
)

/** No word is longer; what is would take the stemmer more than linear time. */
const longestWord = 30

/** A word as it is looked up: lower case, without apostrophes, by its stem; null for one that says nothing. */
export function termOf(word: string): string | null {
  const plain = word.toLowerCase().replace(/[’']/g, '')
  return plain === '' || idle.has(plain) ? null : stemmer(plain.slice(0, longestWord))
}

/** Letters and digits, and an apostrophe within a word. */
export const wordOf = /[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu
export const tokenize = (text: string): string[] => text.match(wordOf) ?? []

/** Words of any question, which tell none from another. */
const ofAnyQuestion = new Set(
  [
    'ok okay if let lets other others both normal long much many often ever go going come comes came coming look looking like need know think worry check stop',
    'happen mean tell good bad best right one thing new give put take start use safe allowed help still before after off out down around back easier just about feel feeling wrong person anyone time times again set wait see someone call might supposed meant wonder wondering asked idea',
    'while without not no yes dont didnt doesnt cant couldnt wont isnt wasnt nothing never since until told talk say said says dad mum husband partner mother want wants wanted feels felt mad angry sorry fair day days year years morning only even ever always really still much more look looks looked looking asleep fell shower nurse doctor dr midwife gave given first last second third week loss lost try trying hard way place home room car people friend friends love like fine happy today tonight yesterday tomorrow because cos before life something anything someone anyone hope hold holding two three four five six done stop stopped wrong right all too sort kind bit lot lots mine then if now far apart',
  ]
    .flatMap((words) => words.split(' '))
    .map((word) => stemmer(word)),
)

/** Whether a term tells one question from another. */
export const isTelling = (term: string) => !ages.has(term) && !/^\d/.test(term) && !ofAnyQuestion.has(term)

/** The terms of a text that tell what it is about. */
export const tellingIn = (text: string): Set<string> =>
  new Set(
    tokenize(text)
      .flatMap((word) => termOf(word) ?? [])
      .filter(isTelling),
  )
