import { type CardId, isGrave, levels } from '#contract/safety.ts'
import { sentencesOf } from '../text/sentences.ts'
import { dangerPatterns } from './danger.ts'
import { fittingCard } from './fitting-card.ts'
import { hurtPatterns } from './hurt.ts'
import { childSubjects, fictionWords, idioms } from './idioms.ts'
import { lifePatterns } from './life.ts'
import { supportPatterns } from './support.ts'
import { signalInTongues } from './tongues/signal-in-tongues.ts'
import { WordIndex } from './word-index.ts'

/** Every class, the more pressing of two at one level first. */
export const patternClasses = [...dangerPatterns, ...lifePatterns, ...hurtPatterns, ...supportPatterns]
type PatternClass = (typeof patternClasses)[number]

const signals = new WordIndex(
  patternClasses.flatMap((entry) => entry.patterns.map((pattern) => [pattern, entry] as const)),
)
const sayings = new WordIndex([...idioms, ...childSubjects].map((saying) => [saying, saying] as const))
const denial = classOf('denial')
const pastRisk = classOf('past-risk')
const intrusive = classOf('intrusive-thoughts')

const deniedBefore =
  /(?:^| )(?<!why )(?:not|never|dont|didnt|wouldnt|wont|isnt|havent|no (?:thoughts|plans|plan|intention|intentions|urge|urges|desire)) (?:(?:that|i|im|ever|even|actually|really|at|all|to|be|been|going|want|wanting|think|thinking|feel|feeling|like|of|about|having|had|have|any|thoughts|plan|plans|planning|trying|would|a|danger|or|hurt|harm|hurting|harming|myself|saying) ){0,5}$/
const askedBefore = /(?:asked|asks|asking) (?:me )?(?:if|whether|about) (?:\S+ ){0,6}$/
const noAfter = /(?:^| )(?:no|nope|not|never|dont) /
const noneOf = /(?:^| )no (?:real |actual )?\|(?:thoughts?|urges?|plans?|suicid)/
/** What she fears that she might do is a thought that frightens her. */
const fearable: ReadonlySet<string> = new Set(['baby-harm-urge', 'afraid-of-myself-with-baby'])
const fearedBefore =
  /(?:scared|afraid|terrified|frightened|worried|what if) (?:(?:that|i|im|ill|might|will|going|to) )*$/
/** What somebody swallowed herself is no child's accident. */
const bySelf = /(?:^| )(?:i|ive)(?: (?:just|have|had|then|also))* $/
const longAgo =
  /(?:^| )(?:years ago|a long time ago|back then|(?:after|with) my (?:first|second|last|eldest|oldest) |when i was (?:a )?(?:\d+|teen|teenager|younger|young|kid|at school|at uni)|as a teen|in high school|used to|at (?:1[3-9]|2\d|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty)(?= )|20[01]\d)/
const nowAgain =
  /(?:^| )(?:and now|now i|but now i(?! am ok)|again now|today|tonight|still (?:want|do|think|feel)|these days|lately|coming back|is back|are back) /
const pastTense =
  /(?:^| )(?:wanted|was|had|tried|attempted|thought|felt|did|took|cut|hurt|harmed|self harm|hit|suicidal|used|overdosed|harming) /
const firstPerson = /(?:^| )(?:i|im|ive|id|ill|me|my|myself) /
const fiction = new Set(fictionWords)

function classOf(id: PatternClass['id']): PatternClass {
  const found = patternClasses.find((entry) => entry.id === id)
  if (!found) throw new Error(`There is no class ${id}`)
  return found
}

/**
 * The most pressing signal that is said in plain words.
 * @param sentences of `sentencesOf`
 * @param lead the sentence that came just before them, for a thought that goes on
 */
export function strongestSignal(sentences: readonly string[], lead = ''): PatternClass | undefined {
  let strongest: PatternClass | undefined
  sentences.forEach((sentence, index) => {
    const opening = index === 0 ? lead.slice(-200).replace(/^\S* /, '') : ''
    // Read on from the line before it may say more, but never less: what denied that line denies nothing here.
    const readings = opening ? [signalsIn(opening + sentence, opening.length)] : []
    for (const found of [...signalsIn(sentence, 0), ...readings.flatMap((reading) => [...reading])])
      if (!strongest || weight(found) > weight(strongest)) strongest = found
  })
  return strongest
}

/** The card of a text that says something grave in plain words; null where it does not. */
export function explicitCard(text: string): CardId | null {
  const sentences = sentencesOf(text)
  const found = signalInTongues(text) ?? strongestSignal(sentences)
  return found && isGrave(found.level) ? fittingCard(found.cardId, sentences) : null
}

function weight(entry: PatternClass): number {
  return levels.indexOf(entry.level) * patternClasses.length - patternClasses.indexOf(entry)
}

/** The signals that end after `from`, each read in its sentence: denied, long past, or as it stands. */
function* signalsIn(sentence: string, from: number): Generator<PatternClass> {
  const words = sentence.split(' ')
  const isFiction = words.some((word) => fiction.has(word))
  const read = withoutSayings(withoutQuotes(sentence, isFiction))
  const isPast = longAgo.test(read) && !nowAgain.test(read)
  for (const { value, start, end } of signals.find(read)) {
    if (end <= from) continue
    const clause = read.slice(start, end)
    if (value.id === 'swallowed' && bySelf.test(read.slice(Math.max(0, start - 30), start))) continue
    if (isFiction && !firstPerson.test(` ${clause}`)) continue
    yield value.level === 'support'
      ? value
      : inContext(
          value,
          read,
          start,
          end,
          isPast && pastTense.test(` ${read.slice(Math.max(0, start - 25), end)}`),
        )
  }
}

function inContext(
  value: PatternClass,
  read: string,
  start: number,
  end: number,
  isPast: boolean,
): PatternClass {
  const before = read.slice(Math.max(0, start - 120), start)
  if (deniedBefore.test(before)) return denial
  if (noneOf.test(`${before}|${read.slice(start, end)}`)) return denial
  if (fearable.has(value.id) && fearedBefore.test(before)) return intrusive
  if (askedBefore.test(before) && noAfter.test(read.slice(end, end + 60))) return denial
  return isPast ? pastRisk : value
}

/** Quotation marks become spaces, and in talk of songs and stories the quoted words go with them, all at the same length. */
function withoutQuotes(sentence: string, isFiction: boolean): string {
  if (!isFiction) return sentence.replace(/" /g, '')
  return sentence.replace(/" [^"]*" /g, '').replace(/" /g, '')
}

function withoutSayings(sentence: string): string {
  let read = ''
  for (const { start, end } of sayings.find(sentence)) {
    if (end <= read.length) continue
    const from = Math.max(start, read.length)
    read += sentence.slice(read.length, from) + sentence.slice(from, end).replace(/\S/g, '_')
  }
  return read + sentence.slice(read.length)
}
