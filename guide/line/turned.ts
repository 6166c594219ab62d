import { withoutMarksAfter } from './her-words.ts'

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
  if ((plain === 'wasnt' || plain === "wasn't") && isOfHer) return "weren't"
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

/** The same as a sentence. */
export function sentenceToHer(thought: string): string {
  const text = turned(thought)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
