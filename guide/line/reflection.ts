import type { Kind } from '#content/companion/listening/kind.ts'
import { isGrave } from '#contract/safety.ts'
import { isHeld } from '../held.ts'
import type { CompanionQuestion } from '../question.ts'
import { lastRunsIn, toldSentences, untold } from './her-words.ts'
import { kindOf, plainly } from './kind-of-line.ts'
import { sentenceToHer, turned } from './turned.ts'

/** What is said back has so many words; where it is nearly all of her line it may have fewer. */
const [fewest, most] = [4, 14]
const fewestOfShort = 2
const shortLine = 6

const people =
  'mum|mom|dad|sister|brother|husband|hubby|partner|wife|friend|nan|boss|mil|son|daughter|baby|bub|ex|boy|girl|kid|twin|toddler|family|house'
const does =
  'is|are|was|were|has|had|have|did|does|do|would|will|wont|cant|doesnt|didnt|isnt|wasnt|keeps?|kept|just|never|always|still|only|[a-z]{2,}ed|went|goes|came|comes|got|gets|loves|wants|needs|looks|wakes|sleeps|cries|works|sits|plays|makes|made|takes|took|lives|stays|helps|left|fell|said|says|told|tells|reckons'
/** When or where, before it says who. */
const lead =
  '(?:(?:back home|at (?:home|work|night|school)|every (?:day|night|morning|time)|some days|sometimes|today|tonight|yesterday|last night|this morning|now|then|all day|these days|since then) )?'
const pronoun =
  'i|ive|im|id|ill|we|weve|were|he|hes|she|shes|they|theyre|it|its|thats|theres|nobody|noone|no one|everyone|everybody'
/** It says who does what at its start: a pronoun, somebody of hers, or a thing that is or was. */
const opens = new RegExp(
  `^${lead}(?:(?:${pronoun}) (?!and\\b)[a-z]|(?:none|one|some|both|all|half|most) of (?:my|his|her|our|their|them|us|the) [a-z]|(?:my|his|her|our|their) (?:[a-z]+ ){0,2}(?:${people})s? (?:${does})\\b|(?:my|his|her|our|their|the|this) (?:[a-z]+ ){1,6}(?:is|are|was|were|wont|has|had|does|doesnt|isnt|wasnt|still|just|never|keeps|looks|feels|gets|makes|takes|needs|goes|comes|used)\\b)`,
)
/** It says next to nothing, unless something weighs in it. */
const faint =
  /^(?:it|its|thats|theres|this|that) (?!(?:just |more |only )?(?:that|how|when|the [a-z]+ (?:that|i|of|when))\b)/
/** What weighs in it. */
const weighs =
  /\b(?:not|no|never|nobody|nothing|noone|cant|couldnt|dont|didnt|doesnt|wont|hasnt|havent|isnt|wasnt|only|every|always|all|first|last|still|anymore|alone|lonely|miss\w{0,3}|want|wanted|need|needed|love|loved|cried|crying|laugh\w{0,3}|scared|proud|tired|lost|left|feel|felt|single)\b/
/** Words against herself sound like a verdict in another's mouth; so do strong words, what she doubts, what may be the end of her strength, and what may be done to her. */
const verdict =
  /\b(?:should\w{0,3}|fail\w{0,4}|useless|stupid|idiot|dumb|wrong|(?:better|worse) than (?:me|i)|(?:im|am|so|too|feel|looks?|looked|get|getting) fat|ugly|lazy|selfish|horrible|rubbish|monster|loser|mess|hopeless|broken|bad (?:mum|mother|mom|parent|person|wife)|terrible|awful|worst|guilt\w{0,2}|fault|ashamed|pathetic|burden|crap|shit\w{0,3}|bitch|hate\w{0,2}|fuck\w{0,3}|kill\w{0,3}|die[ds]?|dead|dying|hurt\w{0,3}|hit|hits|hitting|smack\w{0,3}|drunk|wish\w{0,2}|regret\w{0,3}|if|could|might|maybe|guess|think|thought|suppose|(?:im|am|be|being|feel|felt|like) (?:a |just |only )?(?:nobody|nothing|no one|invisible|half a mum)|be here|wake up|cant (?:cope|do|go|take|stop|breathe|keep|stand|handle|live)|no (?:point|good)|better off|had enough|over it|disappear\w{0,3}|vanish\w{0,3}|gone|giv(?:e|ing) up|end it|run away|drown\w{0,3}|grab\w{0,4}|push\w{0,3}|shov\w{0,3}|threw|chok\w{0,3}|strangl\w{0,3}|slap\w{0,4}|punch\w{0,3}|touch\w{0,3})\b/
/** What is said to the one who reads, or to be found by. */
const toReader = /\b(?:you|your|youre|u|ur)\b|\d{4}|[@#"“”]|https?/
/** The same, what somebody else said, and what nobody says back. */
const unsaid = new RegExp(
  `${toReader.source}|\\bdont (?:tell|ask|say|judge|worry|get me|be)\\b|\\b(?:said|says|saying|goes|told|tells|asked|asks|or|lol|lmao|dunno|haha|tbh|omg|idk|what|why|how)\\b`,
)

/** What somebody said of others is told like anything else: 'she said the girls have friends already'. */
const told =
  /\b(?:said|says|told me|tells me|reckons)(?= (?:that )?(?!(?:i|im|ive|id|ill|we|me|my|our|you|your|youre|its|it)\b)[a-z])/
const ofHer = /\b(?:i|im|ive|id|ill|we|me|my|our|us)\b/

/** Without the word that says that somebody said it, where none of it is about her. */
function withoutTold(read: string): string {
  const at = read.search(told)
  return at < 0 || ofHer.test(read.slice(at).replace(/^told me|^tells me/, ''))
    ? read
    : read.replace(told, '')
}

/** A part of a sentence of hers, turned to her; undefined where it would be a verdict, or no word that one says back. */
export function saidToHer(part: string): string | undefined {
  const read = plainly(part)
  return verdict.test(read) || toReader.test(read) ? undefined : turned(part)
}

const wordsIn = (text: string) => text.split(' ').length

function isSayable(read: string, isShort: boolean): boolean {
  const words = wordsIn(read)
  const isFaint = faint.test(read)
  return (
    words <= most &&
    words >= (isShort && !isFaint ? fewestOfShort : fewest) &&
    (!isFaint || weighs.test(read)) &&
    opens.test(`${read} `) &&
    ![verdict, unsaid].some((sign) => sign.test(withoutTold(read)))
  )
}

/** What stands last is mostly why she wrote; sentences of fewer words go with the one before them. */
const fewestOfSentence = 5

/**
 * What of her line may be said back as hers, turned to her: its last sentence, or what goes with it, if it plainly tells who does
 * what in few words, whole or in its last thoughts, is no verdict and `fits`; undefined where there is none. In linear time.
 */
export function reflection(text: string, fits = (_run: string) => true): string | undefined {
  const isShort = wordsIn(text.trim()) <= shortLine
  const sentences = toldSentences(text)
  const point = sentences.findLastIndex((sentence) => wordsIn(sentence) >= fewestOfSentence)
  const runs = sentences.slice(Math.max(0, point)).flatMap((sentence) => {
    const run = lastRunsIn(sentence, most).find((each) => isSayable(plainly(each), isShort) && fits(each))
    return run === undefined ? [] : [run]
  })
  const best = runs.findLast((run) => !isSlight(plainly(run))) ?? runs.at(-1)
  // All of her line in her own words is an echo.
  const said = best && sentenceToHer(best)
  return said && !isSame(said, text) ? said : undefined
}

const isSame = (said: string, text: string) =>
  plainly(said).replace(/[^a-z0-9 ]/g, '') === plainly(text).replace(/[^a-z0-9 ]/g, '')

/** It points at something, or is what somebody said: rather what stands before it. */
const isSlight = (read: string) => faint.test(read) || told.test(read)

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

/** In a longer line something grave may stand by the way. */
const longestFaint = 25

/** The same of a line of which she is asked whether she is safe, though it shows hardly enough for that. */
export function reflectionOfFaint(question: CompanionQuestion, kind: Kind): string | undefined {
  const { text, isFaint, safetyLevel } = question
  const mayBe = isFaint && !isGrave(safetyLevel) && sayable.has(kind) && wordsIn(text.trim()) <= longestFaint
  return mayBe ? reflection(text) : undefined
}

/** In a row her lines are said back so often. */
const mostInARow = 2

/** Whether the last replies all said her words back, turned to her or in quotation marks. */
export function haveSaidBack({ history }: Pick<CompanionQuestion, 'history'>): boolean {
  const said = history.filter(({ role }) => role === 'assistant').slice(-mostInARow)
  const hers = history.filter(({ role }) => role === 'user').slice(-mostInARow)
  return (
    said.length === mostInARow &&
    said.every(({ content }, at) => {
      const before = reflection(hers[at]?.content ?? '')
      return content.includes('“') || (before !== undefined && content.includes(before))
    })
  )
}

/** Her line said back, what of it shows its kind, where nothing grave stands over the talk. */
export function reflectionFor(question: CompanionQuestion, kind: Kind): string | undefined {
  if (isHeld(question) || !sayable.has(kind)) return undefined
  return reflection(question.text, (run) => untold.has(kind) || kindOf(run) === kind)
}
