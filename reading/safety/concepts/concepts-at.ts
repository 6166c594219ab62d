import { daysConcepts } from './days.ts'
import { dyingConcepts } from './dying.ts'
import { harmConcepts } from './harm.ts'

const longestPhrase = 4

/** What each word or phrase (words joined by one space) may be about, as the numbers of its concepts. */
const conceptsOf = new Map<string, number[]>()
/** The second words of phrases, by their first. */
const secondWords = new Map<string, Set<string>>()

const lists = Object.values({ ...dyingConcepts, ...harmConcepts, ...daysConcepts })
lists.forEach((list, concept) => {
  for (const entry of list.split(' ')) {
    const phrase = entry.replaceAll('_', ' ')
    const known = conceptsOf.get(phrase)
    if (!known) conceptsOf.set(phrase, [concept])
    else if (!known.includes(concept)) known.push(concept)
    const [first = '', second] = phrase.split(' ')
    if (second !== undefined) secondWords.set(first, (secondWords.get(first) ?? new Set()).add(second))
  }
})

/** The concepts that each word of a sentence opens, a phrase counting at its first word. */
export function conceptsAt(words: readonly string[], at: number): readonly number[] {
  const word = words[at] ?? ''
  const single = conceptsOf.get(word) ?? []
  if (!secondWords.get(word)?.has(words[at + 1] ?? '')) return single
  let phrase = word
  const found = [...single]
  for (let next = at + 1; next < at + longestPhrase && next < words.length; next++) {
    phrase += ` ${words[next]}`
    for (const concept of conceptsOf.get(phrase) ?? []) if (!found.includes(concept)) found.push(concept)
  }
  return found
}
