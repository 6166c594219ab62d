import { synonyms } from './synonyms.ts'

const firstOfSet = new Map<string, string>()
for (const set of synonyms) {
  const words = set.split(' ')
  for (const word of words) if (!firstOfSet.has(word)) firstOfSet.set(word, `=${words[0]}`)
}

/** What a word comes to when its ending is taken off, or the set of words it belongs to; good enough to compare by, not to print. */
export function stem(word: string): string {
  const set = firstOfSet.get(word)
  if (set !== undefined) return set
  if (/^\d+$/.test(word)) return '=number'
  if (word.length < 5) return word
  const bare = word
    .replace(/(?:ings?|edly|ed|ers?|ly|es|s|ness|ment)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
  const short = bare.length < 3 ? word : bare.replace(/(?<=...)[ei]$/, '')
  return firstOfSet.get(short) ?? firstOfSet.get(`${short}e`) ?? short
}
