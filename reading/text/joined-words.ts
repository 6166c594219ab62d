import { sensitiveWords } from './spelling.ts'

/** What is typed without spaces is taken apart only where all of it is made of these and of sensitive words. */
const pieces = new Set(
  `i im ive id ill just really so want wants wanted wanna gonna going to go be am is are was not dont cant wont my me myself self
   he she him her his it this that life live living alive here anymore again all end ending up tonight today now die hurt hate
   and or the a wish was could never wake hit hits kill killing need help please someone baby`
    .split(/\s+/)
    .concat(sensitiveWords),
)
const grave = new Set(sensitiveWords.concat('life', 'alive', 'hurt', 'hits'))
const shortest = 7
const longest = 40
const longestPiece = Math.max(...[...pieces].map(({ length }) => length))

/** The words that were typed as one (`iwanttodie`), or the word as it is. */
export function parted(word: string): readonly string[] {
  if (word.length < shortest || word.length > longest || pieces.has(word)) return [word]
  /** The parting of the first letters into the fewest pieces, by their number. */
  const upTo: (readonly string[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end++)
    for (let start = Math.max(0, end - longestPiece); start < end; start++) {
      const before = upTo[start]
      const piece = word.slice(start, end)
      if (!before || !pieces.has(piece)) continue
      if ((upTo[end]?.length ?? Number.POSITIVE_INFINITY) > before.length + 1) upTo[end] = [...before, piece]
    }
  const found = upTo[word.length]
  return found && found.length > 1 && found.some((piece) => grave.has(piece)) ? found : [word]
}
