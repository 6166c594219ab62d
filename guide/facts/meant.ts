import MiniSearch from 'minisearch'
import * as z from 'zod/mini'
import { afterBirth } from '#content/facts/mother/after-birth.ts'
import { latePregnancy } from '#content/facts/mother/late-pregnancy.ts'
import { pregnancyFacts } from '#content/facts/mother/pregnancy.ts'
import { indexFacts } from '#content/facts/search.ts'
import { facts, factTopics } from '#content/facts/shelf.ts'
import { isTelling, tellingIn, termOf, tokenize } from '#content/facts/terms.ts'
import { textOf } from '#reading/project-files.ts'
import { readTurn } from '#reading/talk/read-turn.ts'
import { type Ages, agesTold, fitsAge } from './ages.ts'
import { letterModels, type Wording } from './letters.ts'

/** Her line, and hers before it, which it may go on from; '' where there is none. */
export interface Asked {
  text: string
  before: string
  /** Her lines before that one, the last one first: they may say how old somebody is. */
  earlier?: readonly string[]
  /** Somebody may be in danger by what she writes here. */
  isGrave?: boolean
}

/**
 * What shows whether an answer is the one that she asks for: the logarithm of how many telling words she uses; how near the nearest of its
 * wordings comes, and how much of that wording she says; the log-odds that she asks a fact at all; by how much of the higher score it is
 * ahead of all others, with her line before; how like her letters are to those of who asks for it, and how much liker than for any other.
 */
export type Signs = readonly [
  words: number,
  nearness: number,
  coverage: number,
  asks: number,
  lead: number,
  likeness: number,
  likelier: number,
]

/** An answer that comes near, with what shows whether it is meant. */
export interface Candidate {
  id: string
  signs: Signs
}

/** Lines as mothers typed them, by the id of the answer that is for them. */
export type Typed = Readonly<Record<string, readonly string[]>>

/**
 * From here on an answer is taken to be the one that is meant, and from here on it is told as the nearest that there is; while she may be in
 * danger it must be plainer, or her question about him is one about periods. Where nothing has the form of a question hardly anything is one.
 */
const lines = { sure: 0.79, halfSure: 0.42 }
const linesInDanger = { sure: 0.96, halfSure: 0.66 }
const unasked = 0.98
/** A sign in pregnancy or after birth that is to be told to somebody the same day: it is mentioned by the way, and must not be missed. */
const unaskedOfSign = 0.75
const sameDay = /\bsame day\b/i
const signs: ReadonlySet<string> = new Set(
  [pregnancyFacts, latePregnancy, afterBirth].flatMap(({ facts }) =>
    facts.flatMap(({ id, ring }) => (ring.some(({ when }) => sameDay.test(when)) ? [id] : [])),
  ),
)

/** Of a long line the end is read: there a question stands. */
const longestRead = 300
/** So many answers are looked at, by either search. */
const looked = 6
/** Where hardly a word is met an answer is not far ahead, though no other is met at all: so much is the score of a rival at least. */
const leastRival = 80
/** A line of fewer telling words than this may go on from the one before it: 'and in the freezer?'. Its letters count then, too, by half. */
const tellsEnough = 2
const shareOfBefore = 0.5
const sumOf = (own: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>) =>
  new Map([...own].map(([id, like]) => [id, like + shareOfBefore * (before.get(id) ?? 0)]))
/** A pair of words says less than both. */
const worthOfPair = 0.7

/** The terms of a text that tell what it is about, and each two of all that follow one another. */
function termsAndPairs(text: string): string[] {
  const terms = tokenize(text).flatMap((word) => termOf(word) ?? [])
  return [...terms.filter(isTelling), ...terms.slice(1).map((term, at) => `${terms[at]} ${term}`)]
}

const worthOf = (term: string) => (term.includes(' ') ? worthOfPair : 1)

/** Every way in which an answer is asked for, searchable one by one, with what they are worth as a whole. */
function indexWordings(wordings: readonly Wording[]) {
  const terms = wordings.map(({ text }) => new Set(termsAndPairs(text)))
  const uses = new Map<string, number>()
  for (const term of terms.flatMap((each) => [...each])) uses.set(term, (uses.get(term) ?? 0) + 1)
  const weigh = (of: Iterable<string>) =>
    [...of].reduce(
      (sum, term) => sum + worthOf(term) * Math.log(1 + wordings.length / ((uses.get(term) ?? 0) + 0.5)),
      0,
    )
  const whole = terms.map(weigh)
  const index = new MiniSearch({
    fields: ['text'],
    tokenize: termsAndPairs,
    processTerm: (term) => term,
    searchOptions: { boostTerm: worthOf },
  })
  index.addAll(wordings.map((wording, id) => ({ ...wording, id })))

  /** By answer: how near the nearest of its wordings comes, and how much of one she says at most. */
  return (text: string): Map<string, { nearness: number; coverage: number }> => {
    const found = new Map<string, { nearness: number; coverage: number }>()
    for (const { id, score, terms: met } of index.search(text)) {
      const of = wordings[id]?.of ?? ''
      const best = found.get(of) ?? { nearness: 0, coverage: 0 }
      const coverage = weigh(met) / (whole[id] || 1)
      found.set(of, {
        nearness: Math.max(best.nearness, Math.log(1 + score)),
        coverage: Math.max(best.coverage, coverage),
      })
    }
    return found
  }
}

/**
 * A search for the answers that a line of a talk may ask for.
 * @param typed lines that each answer is found by as well
 */
export function candidateSearch(typed: Typed): (asked: Asked) => Candidate[] {
  const topics = factTopics.map((topic) => ({
    ...topic,
    facts: topic.facts.map((fact) => ({ ...fact, asked: [...fact.asked, ...(typed[fact.id] ?? [])] })),
  }))
  const { index } = indexFacts(topics)
  const wordings = topics
    .flatMap(({ facts }) => facts)
    .flatMap(({ id, question, asked }) => [question, ...asked].map((text) => ({ of: id, text })))
  const wordingsNear = indexWordings(wordings)
  const likenessTo = letterModels(wordings)
  return ({ text, before }) => {
    const line = text.slice(-longestRead)
    // A word that the shelf does not know is mostly none of it in a talk, and not mistyped.
    const found = index.search(`${before.slice(-longestRead)}\n${line}`, { prefix: false, fuzzy: false })
    const scores = new Map(found.map(({ id, score }) => [String(id), score]))
    const [first, second] = [...scores.values()]
    const near = wordingsNear(line)
    const nearest = [...near].sort(([, one], [, other]) => other.nearness - one.nearness).slice(0, looked)
    const telling = tellingIn(line).size
    const words = Math.log(1 + telling)
    const likely = readTurn({ text: line, asked: '', before: null }).act['asks-fact']
    const asks = Math.log((likely + 0.01) / (1.01 - likely))
    const likeness =
      telling < tellsEnough
        ? sumOf(likenessTo(line), likenessTo(before.slice(-longestRead)))
        : likenessTo(line)
    const likest = [...likeness].sort(([, one], [, other]) => other - one).slice(0, looked)
    const [best = 0, next = 0] = likest.map(([, like]) => like)
    const ids = new Set([...scores.keys()].slice(0, looked).concat([...nearest, ...likest].map(([id]) => id)))
    return [...ids].map((id) => {
      const { nearness, coverage } = near.get(id) ?? { nearness: 0, coverage: 0 }
      const score = scores.get(id) ?? 0
      const rival = (score === first ? second : first) ?? 0
      const lead = (score - rival) / Math.max(score, rival, leastRival)
      const like = likeness.get(id) ?? 0
      return {
        id,
        signs: [words, nearness, coverage, asks, lead, like, like - (like === best ? next : best)],
      }
    })
  }
}

/** What `node tools/train-facts.ts` learns. */
const learntShape = z.object({
  weights: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]),
  bias: z.number(),
  typed: z.record(z.string(), z.array(z.string())),
})
export type Learnt = z.infer<typeof learntShape>

/** How likely an answer with these signs is the one that is asked for, from 0 to 1. */
export const likelihoodOf = (signs: Signs, { weights, bias }: Pick<Learnt, 'weights' | 'bias'>): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), bias)))

/** From the project's root. */
export const learntFile = 'guide/facts/learnt.json'
export const learnt = learntShape.parse(JSON.parse(textOf(learntFile)))

/**
 * An answer by its id, with how likely it is the one that is asked for, and whether that will do to tell it, to tell it as the nearest, or to
 * take it for meant where she asks nothing.
 */
export interface Meant {
  id: string
  likelihood: number
  isSure: boolean
  isHalfSure: boolean
  isSureUnasked: boolean
  /** It is likely enough to be told unasked, since it is for a sign that must not wait. */
  isSign: boolean
}

/** What is for another age than the one that she names is hardly ever meant: on falling asleep beside a newborn no answer about a child of five. */
const ofAnotherAge = 0.1
const ageOf = new Map(facts.map(({ id, appliesTo }) => [id, appliesTo]))

/** The ages that she names in her line, or else in the last one before it that names any. */
function agesIn({ text, before, earlier = [] }: Asked): Ages[] {
  for (const line of [text, before, ...earlier]) {
    const told = agesTold(line)
    if (told.length > 0) return told
  }
  return []
}

/**
 * A search for the answers that she may ask for, the likeliest first, by what was learnt. In linear time.
 * @param typed lines that each answer is found by as well
 */
export function meantSearch(typed: Typed): (asked: Asked) => Meant[] {
  const candidatesFor = candidateSearch(typed)
  return (asked) => {
    const { sure, halfSure } = asked.isGrave ? linesInDanger : lines
    const told = agesIn(asked)
    return candidatesFor(asked)
      .map(({ id, signs }) => ({
        id,
        likelihood: likelihoodOf(signs, learnt) * (fitsAge(ageOf.get(id) ?? '', told) ? 1 : ofAnotherAge),
      }))
      .sort((one, other) => other.likelihood - one.likelihood)
      .map((each) => ({
        ...each,
        isSure: each.likelihood >= sure,
        isHalfSure: each.likelihood >= halfSure,
        isSureUnasked: each.likelihood >= unasked,
        isSign: each.likelihood >= unaskedOfSign && signs.has(each.id),
      }))
  }
}

const search = meantSearch(learnt.typed)

/** What was asked last: one line is looked up several times on its way to a reply. */
let last: { asked: Asked; meant: Meant[] } | undefined

/** The answers that she may ask for, the likeliest first. */
export function meantBy(asked: Asked): Meant[] {
  const { text, before, earlier = [], isGrave = false } = asked
  const isLast = last?.asked.text === text && last.asked.before === before
  const isOfTalk = last?.asked.earlier?.join('\n') === earlier.join('\n')
  if (last && isLast && isOfTalk && (last.asked.isGrave ?? false) === isGrave) return last.meant
  const meant = search(asked)
  last = { asked, meant }
  return meant
}

/** So many lines of hers may say how old somebody is. */
const linesBefore = 8

/** What she asks in a talk, by what is stored of it before her line. */
export function askedIn(
  text: string,
  history: readonly { role: 'user' | 'assistant'; content: string }[],
): Asked {
  const hers = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const [before = '', ...earlier] = hers.slice(-linesBefore).toReversed()
  return { text, before, earlier }
}
