// Whether she says again what she said a little while ago. Two texts are as near as the runs of four letters that they have in common,
// whatever their spaces, marks and capitals. What is held against each other is read for it and kept nowhere.

const runLength = 4
/** Of the runs of both. Two posts about one trouble have less than half of this in common. */
const near = 0.6

/** Shorter words are said again and again: 'Thank you so much'. */
const fewestWords = 6
/** So long that the same words a second time are no chance. */
const longFrom = 40

/** Letters and digits alone. Of what has none each mark is as good as another: a row of hearts is a row of hearts. */
function lettersOf(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase()
  const letters = plain.replace(/[^\p{L}\p{N}]+/gu, '')
  return letters || plain.replace(/[\p{M}\p{Cf}\s]+/gu, '').replace(/./gsu, '*')
}

/** How often each run is in it. */
function runsOf(letters: string): ReadonlyMap<string, number> {
  const runs = new Map<string, number>()
  for (let at = 0; at <= Math.max(0, letters.length - runLength); at += 1) {
    const run = letters.slice(at, at + runLength)
    runs.set(run, (runs.get(run) ?? 0) + 1)
  }
  return runs
}

const countOf = (letters: string) => Math.max(1, letters.length - runLength + 1)

/** Whether it says enough for the same a second time to be a repeat. */
export const canRepeat = (text: string): boolean =>
  text.length >= longFrom ||
  (text.match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu)?.length ?? 0) >= fewestWords

/** Something else that she wrote within a day. */
export interface EarlierText {
  content: string
  /** Within the last hours. */
  isRecent: boolean
}

/**
 * How far a text repeats what its writer wrote before: `same` where it is long and has the very same letters, `near` where a word or two of
 * something recent is changed.
 */
export function repeatOf(text: string, earlier: readonly EarlierText[]): 'same' | 'near' | null {
  if (!canRepeat(text)) return null
  const letters = lettersOf(text)
  if (text.length >= longFrom && earlier.some(({ content }) => lettersOf(content) === letters)) return 'same'
  const runs = runsOf(letters)
  const isNear = ({ content, isRecent }: EarlierText) => {
    const other = lettersOf(content)
    const [one, two] = [countOf(letters), countOf(other)]
    if (!isRecent || 2 * Math.min(one, two) < near * (one + two)) return false
    let shared = 0
    for (const [run, times] of runsOf(other)) shared += Math.min(times, runs.get(run) ?? 0)
    return 2 * shared >= near * (one + two)
  }
  return earlier.some(isNear) ? 'near' : null
}
