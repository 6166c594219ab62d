import MiniSearch from 'minisearch'
import type { Topic } from '#content/companion/listening/topic.ts'
import { saysLoss } from '#reading/text/says-loss.ts'
import { mayMeetChildren } from '../children-told.ts'
import { matchIndex } from '../matching/entry-index.ts'
import { termsIn, words } from '../matching/terms.ts'
import type { CompanionQuestion } from '../question.ts'
import { type Moment, momentOf, moments } from './moments.ts'
import { wordForWord } from './word-for-word.ts'

/** What is told of a moment in its own words counts for more than what the guide says of it. */
const boost = { cues: 2, said: 1 }
/** How much of what its five likeliest moments score the likeliest must have: to begin, to take the place of another, and to be asked about. */
const [begins, takesPlace, halfSure] = [0.24, 0.35, 0.28]
const compared = 5
/** In a line of few words a cue must be so much plainer than any other's. */
const ahead = 1.5
/** And tell so much: not 'ok', which is left of 'today was ok'. */
const ofFew = 6
/** As many are asked about. */
const mostAsked = 3
/** A phrase of so high a score, by far the highest, is what a line of no more words tells. */
const ofShort = { score: 40, ahead: 3, words: 10 }
/** What a first line plainly has a cue of begins it where only one other moment is nearer. */
const ofFirst = { score: 11, ahead: 3, nearest: 2 }
/** In a longer line a cue of one telling word shows nothing: it may stand there by the way. */
const longestOfOneWord = 8
const wordsIn = (text: string) => text.trim().split(/\s+/).length
/** A line of fewer telling words tells of none. */
const fewestTerms = 3

const termsOf = (texts: readonly string[]) => texts.flatMap((text) => termsIn(words(text)).terms).join(' ')
const saidOf = ({ name, first, on, questions, ideas }: Moment) => [
  name,
  ...[...first, ...on, ...ideas],
  ...questions.flatMap(({ ask, answers }) => [
    ask,
    ...answers.flatMap(({ cues, reply }) => [...cues, reply]),
  ]),
]

const index = new MiniSearch<Moment>({
  fields: ['cues', 'said'],
  extractField: (moment, field) =>
    field === 'id' ? moment.id : termsOf(field === 'cues' ? moment.cues : saidOf(moment)),
  // Both texts come as terms already.
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
  searchOptions: { boost, bm25: { k: 1.2, b: 0.4, d: 0.5 } },
})
index.addAll(moments)
const phrases = matchIndex(moments)
const cuesIn = wordForWord(moments)

/** The moments nearest to a text, the nearest first, and the share that the first has of the first few. */
export function nearestTo(text: string): { near: Moment[]; share: number } {
  const terms = [...new Set(termsIn(words(text)).terms)]
  const found = terms.length < fewestTerms ? [] : index.search(terms.join(' ')).slice(0, compared)
  const sum = found.reduce((all, { score }) => all + score, 0)
  const near = found.flatMap(({ id }) => momentOf(id as string) ?? [])
  return { near, share: (found[0]?.score ?? 0) / (sum || 1) }
}

/** These tell how she is, of whatever: where a text tells of another moment as well, that is what it is about. */
const ofHerself: ReadonlySet<Topic> = new Set(['own-tiredness', 'low', 'none'])
/** A cue of so many words tells a moment wherever it stands: to begin, and to take the place of another. */
const longCue = { begins: 3, takesPlace: 4 }

/** The moment of which a long cue stands in a text word for word. */
function toldWordForWord(text: string, isUnderWay: boolean): Moment | undefined {
  const found = cuesIn(text)
    .filter(({ words }) => words >= (isUnderWay ? longCue.takesPlace : longCue.begins))
    .map(({ entry }) => entry)
  return found.find(({ topic }) => !ofHerself.has(topic)) ?? found[0]
}

/**
 * The moment that a text tells of: the likeliest, where a whole cue of it stands there; of few words, what they are plainly a cue of.
 * @param isUnderWay the talk is in a moment, whose place another takes only where it is likelier
 */
export function momentIn(text: string, isUnderWay = false): Moment | undefined {
  const likeliest = likeliestIn(text, isUnderWay)
  if (likeliest && isOfAnother(likeliest, text)) return undefined
  return likeliest?.topic === 'joy' && (!standsIn(text, likeliest) || isNoJoy.test(text))
    ? undefined
    : likeliest
}

/** What stands beside these is no good news. */
const isNoJoy = /\b(?:dead|died|dying|felt nothing|feel nothing|numb|i should be happy|shouldn'?t i be)\b/i

/** Of her own child these speak. */
const ofOwnLoss: ReadonlySet<string> = new Set(['miscarriage', 'baby-died'])
/** It is somebody else who lost one: 'my mum had a stillbirth with my brother'. */
const ofAnother =
  /\b(?:mum|mom|mam|mother|mil|nan|grandma|sister|sil|friend|mate|cousin|aunt|aunty|colleague|neighbour|boss)(?: \w+){0,2} (?:had|has had|lost|has lost) (?:a |an |her |his |the |two |three )?(?:still ?births?|miscarriages?|bab(?:y|ies)|ectopic)\b|\bmy (?:mum|mother|sister|sil|friend|cousin|aunt|colleague|neighbour)'?s (?:bab(?:y|ies)|twins?|little (?:boy|girl)|son|daughter) (?:died|was stillborn|passed)\b/i

/** She is afraid of it, or has read of it: 'googled it and it said stillbirth'. */
const onlyFeared =
  /\b(?:googled?|google|read (?:it|that|about|on|somewhere)|(?:it|they|he|she|midwife|doctor|website|internet|article) says?|it said|risk|chances? of|scared|afraid|worried|worry|terrified|what if|could (?:be|mean|cause)|cause[sd]?)\b/i

/** Whether a loss that she tells of is somebody else's. */
export const isLossOfAnother = (text: string): boolean => ofAnother.test(text)
const isOfAnother = ({ id }: Moment, text: string): boolean =>
  ofOwnLoss.has(id) && (isLossOfAnother(text) || (onlyFeared.test(text) && !saysLoss(text)))

/** Whether a cue of two words or more of a moment stands in a text word for word: good news is taken for that by nothing less. */
const standsIn = (text: string, moment: Moment): boolean =>
  cuesIn(text).some(({ entry, words }) => entry === moment && words >= fewestOfNews)
const fewestOfNews = 2

function likeliestIn(text: string, isUnderWay: boolean): Moment | undefined {
  const [told, next] = phrases.search(text)
  const { near, share } = nearestTo(text)
  if (near.length === 0)
    return told?.isExact ||
      (!isUnderWay && told?.isWhole && told.score >= Math.max(ofFew, (next?.score ?? 0) * ahead))
      ? told.entry
      : undefined
  const isPlain = told?.isPhrase && told.score >= Math.max(ofShort.score, (next?.score ?? 0) * ofShort.ahead)
  if (isPlain && wordsIn(text) <= ofShort.words) return told.entry
  const inWords = toldWordForWord(text, isUnderWay)
  if (inWords) return inWords
  const isClear = told?.isWhole && told.score >= Math.max(ofFirst.score, (next?.score ?? 0) * ofFirst.ahead)
  if (isClear && !isUnderWay && near.slice(0, ofFirst.nearest).includes(told.entry)) return told.entry
  if (share < (isUnderWay ? takesPlace : begins) || told?.entry.id !== near[0]?.id) return undefined
  return told?.isPhrase || (told?.isWhole && wordsIn(text) <= longestOfOneWord) ? told.entry : undefined
}

/** The moment that a question for ideas names in words of its own, however few they are. */
export function momentNamed(text: string): Moment | undefined {
  const [told] = phrases.search(text)
  return told?.isWhole && told.entry.topic !== 'none' ? told.entry : undefined
}

/** Whether a whole phrase of another moment than this stands in a text. */
export function tellsElsewhere(text: string, now: Moment): boolean {
  const [told] = phrases.search(text)
  return told?.isPhrase === true && told.entry.id !== now.id
}

/** Nobody who has not told of one is asked whether it is a loss, or something to blame herself for. */
const unguessed: ReadonlySet<Topic> = new Set(['grief', 'anger', 'guilt'])
const mayGuess = ({ topic }: Moment): boolean => !unguessed.has(topic)

/**
 * The moments that a text may tell of, where it is half sure; none where it is not.
 * @param least the share that the likeliest must have
 */
export function momentsNear(text: string, least = halfSure): Moment[] {
  const { near, share } = nearestTo(text)
  return share >= least ? near.filter(mayGuess).slice(0, mostAsked) : []
}

/** The loss that a text which tells of one is nearest to. */
export function lossIn(text: string): Moment | undefined {
  const told = phrases.search(text).flatMap(({ entry, isWhole }) => (isWhole ? [entry] : []))
  return [...told, ...nearestTo(text).near].find(
    (moment) => moment.topic === 'grief' && !isOfAnother(moment, text),
  )
}

/** The loss that she told of in this chat. */
export function lossTold({ history }: Pick<CompanionQuestion, 'history'>): Moment | undefined {
  const told = history.findLast(({ role, content }) => role === 'user' && saysLoss(content))
  return told && lossIn(told.content)
}

/** Of these a line may be met as what it is though it may be grave, for nothing that is said of them makes light of a danger. */
const unharmful: ReadonlySet<Topic> = new Set([
  'sleep',
  'own-tiredness',
  'crying',
  'feeding-milk',
  'feeding-food',
  'pregnancy',
  'birth',
  'body',
  'toddler',
  'siblings',
  'school',
  'overwhelm',
  'work-and-money',
  'illness-and-special-needs',
  'family-and-friends',
])
export const isUnharmful = (moment: Moment | undefined): boolean =>
  moment !== undefined && unharmful.has(moment.topic)

/** In these as well a message of hers is an everyday one: after she was loud with a child, say. */
const ofMessages: ReadonlySet<Topic> = new Set(['anger', 'guilt'])

/** Whether words to begin a message may be given beside the question whether she is safe. */
export const mayBeginWords = (moment: Moment | undefined): boolean =>
  moment !== undefined && (unharmful.has(moment.topic) || ofMessages.has(moment.topic))

const tender: ReadonlySet<Topic> = new Set(['grief', 'low'])

/** Whether nothing of a moment is quoted, summed up or joked about. */
export const isTender = (moment: Moment | undefined): boolean =>
  moment !== undefined && tender.has(moment.topic)

const ofBody: ReadonlySet<Topic> = new Set([
  'sleep',
  'crying',
  'feeding-milk',
  'feeding-food',
  'pregnancy',
  'birth',
  'body',
  'worry',
  'illness-and-special-needs',
])

/** Whether the shelf may be offered unasked: not in a talk that is about people, work or how she is. */
export const mayOfferFact = (moment: Moment | undefined): boolean =>
  moment === undefined || ofBody.has(moment.topic)

/** After a loss, moments that may speak of children meet her only where she speaks of them herself. */
export const mayMeet = (moment: Moment, question: CompanionQuestion): boolean =>
  isTender(moment) || mayMeetChildren(question)
