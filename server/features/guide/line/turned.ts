import { withoutMarksAfter } from './her-words.ts'
import { plainly } from './kind-of-line.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** Begins a clause, */
const beginsClause = set('its i im ive we weve he hes she shes they theyre')
/** unless it goes on from such a word, */
const leadsOn = set(
  'that how when while what as than where before after until since like all who which then way time thing day night person one and but because cos so only think thinks thought know knows knew feel feels hope hopes reckon reckons say says said me us if though although about unless at of for with to on in over from by into under once whether why it',
)
/** or tells which one is meant: 'a shelf i cant reach'. */
const ofOne = set('a an the this every any my his her their our these those')
const leastBefore = 3

/** Her words with a comma where another clause begins that nothing joins, as one types: 'shes only 10 months we are not ready'. */
function parted(run: string): string {
  const words = run.split(' ')
  const read = words.map(plainly)
  const at = read.findIndex(
    (word, place) =>
      place >= leastBefore &&
      place < words.length - 1 &&
      beginsClause.has(word) &&
      /[a-z0-9]$/.test(read[place - 1] ?? '') &&
      !leadsOn.has(read[place - 1] ?? '') &&
      !ofOne.has(read[place - 2] ?? '') &&
      !ofOne.has(read[place - 3] ?? ''),
  )
  return at < 0 ? run : `${words.slice(0, at).join(' ')}, ${words.slice(at).join(' ')}`
}

const ofHerself: Readonly<Record<string, string>> = {
  i: 'you',
  im: "you're",
  "i'm": "you're",
  ive: "you've",
  "i've": "you've",
  id: "you'd",
  "i'd": "you'd",
  "i'll": "you'll",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  weve: "you've",
  "we've": "you've",
  us: 'you',
  our: 'your',
  ours: 'yours',
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  its: "it's",
  thats: "that's",
  theres: "there's",
  cant: "can't",
  couldnt: "couldn't",
  dont: "don't",
  didnt: "didn't",
  doesnt: "doesn't",
  wont: "won't",
  wouldnt: "wouldn't",
  isnt: "isn't",
  wasnt: "wasn't",
  arent: "aren't",
  havent: "haven't",
  hasnt: "hasn't",
}

/** A word of hers, as one says it to her; what stands before it tells whose it is. */
function turnWord(word: string, before: string): string {
  const plain = word.toLowerCase()
  const isOfHer = before === 'i' || before === 'we'
  if (plain === 'was' && isOfHer) return 'were'
  if (plain === 'am') return 'are'
  if (plain === 'wasnt' && isOfHer) return "weren't"
  if (before === 'so' && (plain === 'cant' || plain === "can't")) return "you can't"
  // Elsewhere it may be an illness.
  if (plain === 'ill' && (before === '' || before === 'and')) return "you'll"
  return ofHerself[plain] ?? word
}

/** Her words as one says them to her: 'i swore i would' is 'you swore you would'. */
export function turned(thought: string): string {
  const raw = thought.replace(/[’‘]/g, "'").split(/\s+/)
  const words = raw.map(withoutMarksAfter)
  const said = words.map((word, at) => {
    const before = words[at - 1]?.toLowerCase() ?? ''
    return turnWord(word, before) + (raw[at] ?? '').slice(word.length)
  })
  return said.join(' ')
}

/** The same as a sentence, with a comma where she begins another clause. */
export function sentenceToHer(thought: string): string {
  const text = turned(parted(thought))
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
