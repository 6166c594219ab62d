import { wordOf } from '#content/facts/terms.ts'

/** So many letters in a row are counted, with the ends of words among them. */
const inARow = 3
/** How far an answer's own letters are believed, where few texts ask for it; the rest is what all texts have. */
const share = 0.6

/** Each few letters in a row that a text has, within its words: '_po', 'poo', 'oo_'. */
function lettersIn(text: string): Set<string> {
  const all = new Set<string>()
  for (const word of text.toLowerCase().match(wordOf) ?? []) {
    const whole = `_${word.replace(/[’']/g, '')}_`
    for (let at = 0; at + inARow <= whole.length; at++) all.add(whole.slice(at, at + inARow))
  }
  return all
}

/** By what an answer is asked for. */
export interface Wording {
  of: string
  text: string
}

/**
 * How much likelier the letters of a line are where an answer is asked for than on the shelf as a whole: a small language model of letters
 * for each answer (naive Bayes, with as much of the whole mixed in as Jelinek and Mercer do), which knows a word by its parts where it
 * is mistyped, joined or bent. In logarithms, over the root of how many there are, so that long lines and short ones compare.
 */
export function letterModels(wordings: readonly Wording[]): (text: string) => ReadonlyMap<string, number> {
  const ids = [...new Set(wordings.map(({ of }) => of))]
  const places = new Map(ids.map((id, at) => [id, at]))
  /** By letters, how many texts of each answer have them. */
  const uses = new Map<string, Map<number, number>>()
  const sizes = ids.map(() => 0)
  for (const { of, text } of wordings) {
    const at = places.get(of) ?? 0
    const letters = lettersIn(text)
    sizes[at] = (sizes[at] ?? 0) + letters.size
    for (const each of letters) {
      const byAnswer = uses.get(each) ?? new Map<number, number>()
      uses.set(each, byAnswer.set(at, (byAnswer.get(at) ?? 0) + 1))
    }
  }
  const size = sizes.reduce((sum, each) => sum + each, 0)
  const known = new Map<string, [answers: Uint16Array, gains: Float32Array]>()
  for (const [letters, byAnswer] of uses) {
    const all = [...byAnswer.values()].reduce((sum, each) => sum + each, 0)
    const anywhere = (all + 1) / (size + uses.size)
    const gains = Float32Array.from(byAnswer, ([at, count]) =>
      Math.log(1 + (share / (1 - share)) * (count / (sizes[at] ?? 1) / anywhere)),
    )
    known.set(letters, [Uint16Array.from(byAnswer.keys()), gains])
  }
  return (text) => {
    const letters = lettersIn(text)
    const sums = new Float64Array(ids.length).fill(letters.size * Math.log(1 - share))
    for (const each of letters) {
      const [answers, gains] = known.get(each) ?? []
      answers?.forEach((answer, at) => {
        sums[answer] = (sums[answer] ?? 0) + (gains?.[at] ?? 0)
      })
    }
    const root = Math.sqrt(letters.size || 1)
    return new Map(ids.map((id, at) => [id, (sums[at] ?? 0) / root]))
  }
}
