import type { Kind } from '#content/companion/listening/kind.ts'
import { isHeld } from './held.ts'
import { thoughtsIn } from './her-words.ts'
import { plainly } from './kind-of-line.ts'
import type { CompanionQuestion } from './question.ts'

/** A thought that is said back as hers has so many words; of a line that says little else it may have fewer. */
const [fewest, most] = [4, 12]
const fewestOfShort = 2
const shortLine = 6
/** It says whose it is at its start, */
const opens =
  /^(?:i|ive|im|id|we|weve|he|hes|she|shes|they|theyre|(?:my|his|her) (?:mum|mom|dad|sister|brother|husband|hubby|partner|wife|friend|nan|boss|mil|son|daughter|baby|bub|ex)s?) [a-z]/
/** and is first what she did herself. */
const ofHers = /^(?:i|ive|im|id|we|weve) /
/** What she says against herself or of what she cannot do sounds like a verdict in another's mouth; so do strong words, and what is not so yet. */
const verdict =
  /\b(?:cant|cannot|couldnt|never|not|no|nothing|nobody|dont|didnt|doesnt|wont|wouldnt|shouldnt|should|isnt|wasnt|arent|werent|havent|hasnt|aint|fail\w{0,4}|useless|stupid|idiot|dumb|fat|ugly|lazy|selfish|horrible|rubbish|monster|loser|mess|hopeless|broken|bad|terrible|awful|worst|guilt\w{0,2}|fault|ashamed|pathetic|crap|shit|hate\w{0,2}|fuck\w{0,3}|kill\w{0,3}|die[ds]?|dead|dying|hurt\w{0,3}|hit|hits|scared|afraid|alone|worthless|burden|wish|want|wanted|wanna|could|might|maybe|guess|think|thought|suppose|if|will|ill|going to|gonna|feel|feels|felt)\b/
/** What somebody said is theirs; what nobody says back, and what is said to the one who reads. */
const unsaid =
  /\b(?:said|says|saying|goes|told|tells|asked|asks|you|your|youre|u|ur|lol|lmao|dunno|haha|tbh|omg|idk|what|why|how)\b|\d{4}|[@#"“”]|https?/

/** A second clause that nothing joins to the first: 'shes only 10 months we are not ready'. */
const second =
  /^(?:[a-z0-9]+ ){3,}(?<!\b(?:that|how|when|while|what|as|than|where|before|after|until|since|like|all|who|which|then|way|time|thing|day|night) )(?:i|im|ive|we|weve|he|hes|she|shes|they|theyre) [a-z]/

const turned: Readonly<Record<string, string>> = {
  i: 'you',
  im: "you're",
  "i'm": "you're",
  ive: "you've",
  "i've": "you've",
  id: "you'd",
  "i'd": "you'd",
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
}

/** As one says it to her: 'i swore i would' is 'You swore you would'. */
function turn(thought: string): string {
  const words = thought.replace(/[’‘]/g, "'").split(/\s+/)
  const said = words.map((word, at) => {
    const plain = word.toLowerCase()
    const before = words[at - 1]?.toLowerCase() ?? ''
    if (plain === 'was' && (before === 'i' || before === 'we')) return 'were'
    if (plain === 'am') return 'are'
    return turned[plain] ?? word
  })
  const text = said.join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/**
 * The thought of her line that may be said back as hers, turned to her: one that says who does what, of herself where there is one, and
 * nothing that would be a verdict; undefined where there is none. In linear time.
 */
export function reflection(text: string): string | undefined {
  const least = text.trim().split(/\s+/).length <= shortLine ? fewestOfShort : fewest
  const fit = thoughtsIn(text).filter((thought) => {
    const read = plainly(thought)
    const words = read.split(' ').length
    return (
      words >= least &&
      words <= most &&
      opens.test(`${read} `) &&
      ![verdict, unsaid, second].some((sign) => sign.test(read))
    )
  })
  const chosen = fit.findLast((thought) => ofHers.test(plainly(thought))) ?? fit.at(-1)
  return chosen && turn(chosen)
}

/** Lines of these kinds are said back as they are; of all others that would be no comfort. */
const sayable: ReadonlySet<Kind> = new Set([
  'plain',
  'hers',
  'theirs',
  'long',
  'answer',
  'count',
  'glad',
  'laughing',
  'mourning',
  'missing',
  'tears',
  'awake',
  'noise',
  'spent',
  'sore',
  'money',
  'tried',
  'cross',
  'dull',
])

/** In a row her lines are said back so often. */
const mostInARow = 2

/** Her line said back, where nothing grave stands over the talk, and the last replies did not all do the same. */
export function reflectionFor(question: CompanionQuestion, kind: Kind): string | undefined {
  if (isHeld(question) || !sayable.has(kind)) return undefined
  const said = question.history.filter(({ role }) => role === 'assistant').slice(-mostInARow)
  const hers = question.history.filter(({ role }) => role === 'user').slice(-mostInARow)
  const wereAll =
    said.length === mostInARow &&
    said.every(({ content }, at) => {
      const before = reflection(hers[at]?.content ?? '')
      return before !== undefined && content.includes(before)
    })
  return wereAll ? undefined : reflection(question.text)
}
