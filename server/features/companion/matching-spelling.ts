/** Words shorter than this are left as typed: too many short words are one letter apart. */
const shortest = 5

function withoutEach(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

function oneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const restA = a.slice(at)
  const restB = b.slice(at)
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

/**
 * A speller over a fixed vocabulary: gives the known word that is one letter (changed, missing, extra or swapped) away,
 * or the word as it came. The first letter is taken as meant: a thumb seldom slips there, and 'sitting' is no 'hitting'.
 * Looked up by shared deletions, so that a call costs no walk over the vocabulary.
 */
export function speller(vocabulary: ReadonlySet<string>): (word: string) => string {
  const byDeletion = new Map<string, string[]>()
  for (const known of vocabulary) {
    if (known.length < shortest) continue
    for (const form of [known, ...withoutEach(known)]) {
      const there = byDeletion.get(form)
      if (there) there.push(known)
      else byDeletion.set(form, [known])
    }
  }
  return (word) => {
    if (word.length < shortest || word.length > 24 || vocabulary.has(word)) return word
    for (const form of [word, ...withoutEach(word)]) {
      const match = byDeletion.get(form)?.find((known) => known[0] === word[0] && oneEditApart(known, word))
      if (match) return match
    }
    return word
  }
}
