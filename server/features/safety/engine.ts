import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardsOfClasses } from '#content/safety/classes.ts'
import { dangerPatterns } from '#content/safety/patterns/danger.ts'
import { hurtPatterns } from '#content/safety/patterns/hurt.ts'
import { childSubjects, fictionWords, idioms } from '#content/safety/patterns/idioms.ts'
import { lifePatterns } from '#content/safety/patterns/life.ts'
import { supportPatterns } from '#content/safety/patterns/support.ts'
import { type CardId, highestLevel, levels, type SafetyLevel } from '#contract/safety.ts'
import { classifyTogether } from './classifier/classify.ts'
import { type TrainedModel, unpack } from './classifier/weights-file.ts'
import { sentencesOf } from './normalise.ts'
import { WordIndex } from './word-index.ts'

/** Every class, the more pressing of two at one level first. */
export const patternClasses = [...dangerPatterns, ...lifePatterns, ...hurtPatterns, ...supportPatterns]
type PatternClass = (typeof patternClasses)[number]

export interface Assessment {
  level: SafetyLevel
  /** What kind of signal it is; `carried` where only the conversation's earlier level speaks, `none` where nothing does. */
  class: string
  /** The card to show with this message; null where there is none to show anew. */
  cardId: CardId | null
}

export interface ConversationSoFar {
  /** The level that the conversation has reached: a floor for this message. */
  previousLevel?: SafetyLevel
  /** Her own latest messages, oldest first: a thought is often sent in pieces. */
  recentTexts?: readonly string[]
}

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
const fearedBefore =
  /(?:scared|afraid|terrified|frightened|worried|what if) (?:(?:that|i|im|ill|might|will|going|to) )*$/
const longAgo =
  /(?:^| )(?:years ago|a long time ago|back then|(?:after|with) my (?:first|second|last|eldest|oldest) |when i was (?:a )?(?:\d+|teen|teenager|younger|young|kid|at school|at uni)|as a teen|in high school|used to|in 20[01]\d)/
const nowAgain =
  /(?:^| )(?:and now|now i|but now i(?! am ok)|again now|today|tonight|still (?:want|do|think|feel)|these days|lately|coming back|is back|are back) /
const pastTense =
  /(?:^| )(?:wanted|was|had|tried|attempted|thought|felt|did|cut|hurt|harmed|self harm|hit|suicidal|used|overdosed|harming) /
const firstPerson = /(?:^| )(?:i|im|ive|id|ill|me|my|myself) /
const fiction = new Set(fictionWords)

/** The weights that the product runs on, learnt from every labelled message. */
const shipped = unpack(readFileSync(join(import.meta.dirname, 'model/shipped.bin')))

/**
 * Says how serious a text is: by what it says in plain words, and by what the classifier makes of wording that nobody listed, whichever
 * is higher. In-process, no network. The highest signal wins, and a conversation's level is never lowered by the next line.
 * @param model other weights than those of the product, to measure by
 */
export function assess(
  text: string,
  soFar: ConversationSoFar = {},
  model: TrainedModel = shipped,
): Assessment {
  const own = ownSignal(text, soFar.recentTexts ?? [], model)
  const floor = soFar.previousLevel ?? 'none'
  const level = highestLevel(own?.level ?? 'none', floor)
  if (!own) return { level, class: floor === 'none' ? 'none' : 'carried', cardId: null }
  return { level, class: own.id, cardId: own.level === level ? own.cardId : null }
}

/** What the patterns or the classifier find in this text, read with what came before it. */
function ownSignal(
  text: string,
  earlier: readonly string[],
  model: TrainedModel,
): { id: string; level: SafetyLevel; cardId: CardId } | undefined {
  const sentences = sentencesOf(text)
  const listed = strongestSignal(sentences, sentencesOf(earlier.at(-1) ?? '').at(-1) ?? '')
  const { level, class: id } = classifyTogether(model, text, earlier, sentences)
  if (level === 'none' || levels.indexOf(level) <= levels.indexOf(listed?.level ?? 'none')) return listed
  return { id, level, cardId: cardOf(id) }
}

/** The card that belongs to a class, of the patterns or of the labelled messages only. */
export function cardOf(id: string): CardId {
  return patternClasses.find((entry) => entry.id === id)?.cardId ?? cardsOfClasses[id] ?? 'support'
}

function classOf(id: PatternClass['id']): PatternClass {
  const found = patternClasses.find((entry) => entry.id === id)
  if (!found) throw new Error(`There is no class ${id}`)
  return found
}

function strongestSignal(sentences: readonly string[], lead: string): PatternClass | undefined {
  let strongest: PatternClass | undefined
  sentences.forEach((sentence, index) => {
    const opening = index === 0 ? lead.slice(-200).replace(/^\S* /, '') : ''
    for (const found of signalsIn(opening + sentence, opening.length)) {
      if (!strongest || weight(found) > weight(strongest)) strongest = found
    }
  })
  return strongest
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
    const said = read.slice(start, end)
    if (isFiction && !firstPerson.test(` ${said}`)) continue
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
  if (value.id === 'baby-harm-urge' && fearedBefore.test(before)) return intrusive
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
