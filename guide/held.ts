import { type Danger, dangerOf, isGrave, levelOf } from '#contract/safety.ts'
import type { CompanionQuestion } from './question.ts'

type Held = Pick<CompanionQuestion, 'safetyLevel' | 'isAsked' | 'isCalm'>

/**
 * Whether something grave stands over the talk: a card, or the question whether she is safe. What she tells there is met by nothing that
 * explains it, quotes it or jokes about it; what she asks for is given.
 */
export const isHeld = ({ safetyLevel, isAsked }: Held): boolean => isAsked === true || isGrave(safetyLevel)

/** Whether what she wrote there may be grave itself. */
export const isGraveItself = (question: Held): boolean => isHeld(question) && question.isCalm !== true

/** Whether she is listened to in the words for what is grave, whatever kind of line it is: so beside a card, whatever she tells there. */
export const isGentle = (question: Held): boolean => isGrave(question.safetyLevel) || isGraveItself(question)

/** The danger that a card of emergency stands for; null where none stands. */
export const emergencyIn = ({ safetyCard: card }: Pick<CompanionQuestion, 'safetyCard'>): Danger | null =>
  card && levelOf(card) === 'emergency' ? dangerOf[card] : null

/** These stand where a library entry's id stands: the first words beneath a card, a reply that owned up to a misreading, and one that heard that it is over. */
export const [firstMinuteId, putRightId, itsEndId] = ['first-minute', 'listen-put-right', 'listen-its-end']

/** What begins the id of an entry for who stands beneath a card. */
const ofCard = 'beside-'

/** Whether these were words for who stands beneath a card. */
export const isBesideCardId = (id: string): boolean => id === firstMinuteId || id.startsWith(ofCard)

/**
 * Whether she has said that what a card stands for was taken wrong, or is over, and nothing grave has come since: the card stays hers to
 * fold, and is not spoken of.
 */
export function isPutRight({
  ownLevel,
  recentEntryIds,
  isAsked,
  safetyCard,
}: Pick<CompanionQuestion, 'ownLevel' | 'recentEntryIds' | 'isAsked' | 'safetyCard'>): boolean {
  const heard = recentEntryIds.findLastIndex((id) => id === putRightId || id === itsEndId)
  const since = recentEntryIds.slice(heard + 1)
  // That it is over is taken back by the next line that may be grave, and said of a body alone.
  const isEnd = recentEntryIds[heard] === itsEndId
  if (isEnd && (isAsked === true || !safetyCard || dangerOf[safetyCard] !== 'body')) return false
  return heard >= 0 && !isGrave(ownLevel ?? 'none') && !since.some(isBesideCardId)
}

/** Whether words may be begun for her beside the question that she is asked: of anything but a body they may be a farewell, or anger whoever hurts her. */
export const mayWriteFor = ({ softLine }: CompanionQuestion): boolean =>
  softLine != null && dangerOf[softLine] === 'body'
