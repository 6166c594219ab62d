import * as z from 'zod/mini'
import { done } from './done.ts'
import { route } from './route.ts'

/** How serious a text is, from everyday talk to imminent danger; later in the list is more serious. */
export const levels = ['none', 'support', 'crisis', 'emergency'] as const
const safetyLevel = z.enum(levels)
export type SafetyLevel = z.infer<typeof safetyLevel>

/**
 * How sure a level is: `explicit` where it is said in so many words, by people's patterns or beyond a doubt of the classifier; `inferred`
 * where it only may be so.
 */
export type Certainty = 'explicit' | 'inferred'

/** The cards that people wrote for the moments when a model must not find the words, the gravest first; see `content/safety/cards.ts`. */
export const cardIds = [
  'emergency-life',
  'emergency-baby',
  'emergency-medical',
  'emergency-poison',
  'emergency-pregnancy',
  'emergency-violence',
  'emergency-psychosis',
  'emergency-friend',
  'crisis-suicide',
  'crisis-self-harm',
  'crisis-unsafe',
  'crisis-intrusive-thoughts',
  'crisis-violence',
  'crisis-friend',
  'crisis-means',
  'support',
  'sos',
] as const
const cardId = z.enum(cardIds)
export type CardId = z.infer<typeof cardId>

/** What a reply carries about safety. */
export const safetyNotice = z.object({
  /** What is explicit, or that the day is heavy; what is inferred to be grave is no more than that here. */
  level: safetyLevel,
  /** The card to show now, if any. */
  cardId: z.nullable(cardId),
  /** Where something grave is only inferred: the card behind the question whether she is safe. Null wherever a grave card stands. */
  softLine: z.nullable(cardId),
})
export type SafetyNotice = z.infer<typeof safetyNotice>

/** Nothing is to be said. */
export const calm: SafetyNotice = { level: 'none', cardId: null, softLine: null }

/** What she may answer when she is asked whether she is safe, or say of a card by herself. */
export const safetyAnswers = ['safe', 'not-sure', 'no'] as const
const safetyAnswer = z.enum(safetyAnswers)
export type SafetyAnswer = z.infer<typeof safetyAnswer>

/** The level that a card stands for; its name says so. */
export function levelOf(card: CardId): 'support' | 'crisis' | 'emergency' {
  if (card.startsWith('emergency')) return 'emergency'
  return card.startsWith('crisis') ? 'crisis' : 'support'
}

/** What a grave card is for. */
export type Danger = 'herself' | 'child' | 'body' | 'violence' | 'mind' | 'friend'

/** The danger of each grave card; cards of one danger differ in how grave it is. */
export const dangerOf: Record<CardId, Danger | null> = {
  'emergency-life': 'herself',
  'emergency-baby': 'child',
  'emergency-medical': 'body',
  'emergency-poison': 'body',
  'emergency-pregnancy': 'body',
  'emergency-violence': 'violence',
  'emergency-psychosis': 'mind',
  'emergency-friend': 'friend',
  'crisis-suicide': 'herself',
  'crisis-self-harm': 'herself',
  'crisis-unsafe': 'child',
  'crisis-intrusive-thoughts': 'child',
  'crisis-violence': 'violence',
  'crisis-friend': 'friend',
  'crisis-means': 'herself',
  support: null,
  sos: null,
}

/**
 * Whether a grave card is for another danger than the grave one that stands, and so is shown as well and not in its place. Reassurance
 * stands beside no other card.
 */
export function isOtherDanger(card: CardId, standing: CardId): boolean {
  const [danger, known] = [dangerOf[card], dangerOf[standing]]
  return danger !== null && known !== null && danger !== known && card !== 'crisis-intrusive-thoughts'
}

/** A card of crisis or emergency. */
export const graveCardId = z.enum(cardIds.filter((card) => isGrave(levelOf(card))))

/** Whether a level is more serious than another. */
export function isHigher(level: SafetyLevel, than: SafetyLevel): boolean {
  return levels.indexOf(level) > levels.indexOf(than)
}

/** The more serious of two levels. */
export function highestLevel(a: SafetyLevel, b: SafetyLevel): SafetyLevel {
  return isHigher(b, a) ? b : a
}

/** Whether a card of crisis or emergency is due: then people's words come first, and nothing is counted or made light of. */
export function isGrave(level: SafetyLevel): boolean {
  return level === 'crisis' || level === 'emergency'
}

/** What she says of her safety, and the card that stands there or is behind the question. */
export const cardAnswer = z.object({ answer: safetyAnswer, cardId: graveCardId })

/** Where she is asked and nothing of hers on the server keeps the question: the phone does, for as long as it stands. */
const safetySurface = z.enum([
  'you-today',
  'profile',
  'reminder',
  'memory',
  'rediscover',
  'village',
  'vision-board',
])
export type SafetySurface = z.infer<typeof safetySurface>

export const answerSafety = route({
  method: 'POST',
  path: '/api/safety/answers',
  access: 'member',
  summary:
    'Say whether she is safe, where a screen has her asked; that she answered is kept, and on her phone what',
  body: z.object({ ...cardAnswer.shape, surface: safetySurface }),
  reply: done,
  perMinute: 40,
})

/** What holds once she has answered whether she is safe: the question goes, and anything but 'safe' brings its card. */
export function withAnswer(asked: SafetyNotice, answer: SafetyAnswer): SafetyNotice {
  const { softLine } = asked
  if (answer === 'safe' || !softLine) return { ...asked, softLine: null }
  return { level: levelOf(softLine), cardId: softLine, softLine: null }
}

/** How much a notice asks of the screen: a grave card more than any soft line, and that more than a heavy day. */
function weightOfNotice({ level, softLine }: SafetyNotice): number {
  if (isGrave(level)) return levels.length * 2 + levels.indexOf(level)
  return softLine ? levels.length + levels.indexOf(levelOf(softLine)) : levels.indexOf(level)
}

/** The most serious of notices; of two that weigh the same the first. */
export function gravestNotice(first: SafetyNotice, ...others: SafetyNotice[]): SafetyNotice {
  return others.reduce(
    (worst, notice) => (weightOfNotice(notice) > weightOfNotice(worst) ? notice : worst),
    first,
  )
}
