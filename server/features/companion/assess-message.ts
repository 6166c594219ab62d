import { limits } from '#contract/limits.ts'
import { type CardId, calm, dangerOf, isGrave, levelOf, type SafetyNotice } from '#contract/safety.ts'
import { factTapped } from '#guide/facts/facts-asked.ts'
import { deniesDanger, saysAllIsWell } from '#guide/line/denies-danger.ts'
import { isNotSafe, protests, withoutProtest } from '#guide/line/protest.ts'
import { saysItIsAnother, saysSafeAmongElse, typedAnswer } from '#guide/line/typed-answer.ts'
import {
  type Assessment,
  assessRead,
  isGraveInWords,
  isHarmless,
  type ReadText,
  readChatLine,
  saysGravely,
  showsMore,
} from '#reading/safety/assess.ts'
import { weightOf } from '#reading/safety/classify.ts'
import { askedOnce, noticeOf, noticeOfCard } from '#server/features/safety/notice.ts'
import type { SafetyEvent } from '#server/features/safety/record.ts'
import { answerEvent } from '#server/features/safety/record-answer.ts'
import type { LockedThread } from './threads-repo.ts'

/** What a message says of her safety, in a chat as it stands. */
export interface MessageAssessment {
  /** The card that stands, or that the question is for, where she says that she is safe from it or that it is not about her. */
  takesBack: CardId | null
  /** What her message says by itself, and what is recorded of it. */
  found: SafetyNotice
  event: Omit<SafetyEvent, 'userId' | 'surface'>
  /** It may be grave by itself, and is not asked about, since a line that showed more of the same was. */
  isPassedOver: boolean
  /** What was read of it: all but what she says of the question or the card itself. */
  told: ReadText
}

/**
 * Reads her message, with those before it, and changes nothing. What she says of being asked, or of a card, is no sign of anything; once she
 * has been asked, what is only inferred must be clearer. Where it says no more than that she is safe, or not, it answers the question or the
 * card that stands as a tap would; where it wonders at being asked, or is a question of the shelf as it stands there, it is nothing
 * grave, and among other words the question that stands is not asked again. A card for her own danger becomes that for somebody else's where
 * she says that it is not about her. A card goes where she says that nothing is the matter; where that
 * is easily said, or plain words of hers had called for it, she is asked.
 * @param thread what holds for the chat before it, the card that she said herself she is not safe from, and those that she is safe from
 * @param isLate what stands is not what she had before her, and is not what she says to be safe from
 */
export function assessMessage(
  { safety: standing, heldCard, safeFrom }: Pick<LockedThread, 'safety' | 'heldCard' | 'safeFrom'>,
  user_text: string,
  text: ReadText,
  recentTexts: readonly string[],
  isLate = false,
): MessageAssessment {
  const { softLine, cardId } = standing
  const danger = softLine && dangerOf[softLine]
  const isOfOthers = danger === 'violence' || danger === 'body'
  const card = softLine ?? (isGrave(standing.level) ? cardId : null)
  const answered = isLate ? null : card
  const beside = withoutProtest(user_text, card !== null)
  const told = beside === user_text ? text : readChatLine(beside)
  const isNot = told !== text && protests(user_text, card !== null) && isNotSafe(beside)
  const said = isNot ? 'no' : typedAnswer(user_text, softLine !== null, isOfOthers)
  const toldBefore = recentTexts.map((before) => withoutProtest(before, true))
  const wasAsked = softLine !== null || safeFrom.length > 0
  const nothing = { takesBack: null, isPassedOver: false, told }
  if (said === 'safe' && answered)
    return { ...nothing, takesBack: answered, found: calm, event: answerEvent(said, answered) }
  if (said === 'no' || said === 'not-sure') {
    if (softLine) return { ...nothing, found: noticeOfCard(softLine), event: answerEvent(said, softLine) }
    if (!card) return { ...nothing, found: { ...calm, softLine: unnamedDanger }, event: unasked }
  }
  const isLeftHarmless = told === text || beside === '' || isHarmless(told)
  const assessment = isLeftHarmless
    ? assessRead(told, { recentTexts: toldBefore, wasAsked })
    : graver(
        assessRead(told, { recentTexts: toldBefore, wasAsked }),
        assessRead(text, { recentTexts: toldBefore }),
      )
  // Her word that she is safe goes before what only the classifier takes the rest of the line for.
  if (
    answered &&
    saysSafeAmongElse(user_text, isOfOthers) &&
    !(isGrave(assessment.level) && saysGravely(told))
  ) {
    const found = isGrave(assessment.level) ? calm : noticeOf(assessment)
    return { ...nothing, takesBack: answered, found, event: answerEvent('safe', answered) }
  }
  // A question of the shelf is in its words, and none of hers: what is only inferred of it is nothing.
  const isOfShelf = assessment.certainty === 'inferred' && factTapped(user_text) !== undefined
  if (said === 'safe' || said === 'wonders' || isOfShelf)
    return { ...nothing, found: calm, event: { ...assessment, level: 'none' } }
  if (answered && answered === cardId && dangerOf[answered] === 'herself' && saysItIsAnother(user_text)) {
    const found = noticeOfCard(levelOf(answered) === 'emergency' ? 'emergency-friend' : 'crisis-friend')
    return { ...nothing, takesBack: answered, found, event: { ...unasked, level: found.level } }
  }
  // Her word that nothing is the matter takes down a card; where that is easily said she is asked.
  const isDenied = deniesDanger(user_text)
  const mayGo = heldCard === null && answered === cardId && (isDenied || saysAllIsWell(user_text))
  if (answered && mayGo && !isGrave(assessment.level)) {
    const isAsked = !isDenied || isEasilyDenied(answered) || !isOnlyHeard(recentTexts)
    const found = isAsked ? { ...calm, softLine: answered } : calm
    return {
      ...nothing,
      takesBack: answered,
      found,
      event: { ...answerEvent('safe', answered), class: 'said-denied' },
    }
  }
  const notice = noticeOf(assessment)
  const shows = () => isGrave(assessRead(told, { wasAsked }).level)
  const isWondering = protests(user_text, softLine !== null)
  const found = askedOnce(notice, softLine, {
    shows,
    showsMore: () => !isWondering && showsMore(told, toldBefore),
  })
  return { ...nothing, found, event: assessment, isPassedOver: found !== notice && shows() }
}

/** Of two readings of a line, whole and without her protest, the one that says more. */
const graver = (one: Assessment, other: Assessment): Assessment =>
  weightOf(other) > weightOf(one) ? other : one

/** Whether nothing that she wrote says in plain words that something is the matter. */
const isOnlyHeard = (recentTexts: readonly string[]): boolean =>
  recentTexts.length < limits.chatContext && !recentTexts.some(isGraveInWords)

/** Of a body, and of somebody else, nothing speaks against her word; the rest is easily denied, or denied because somebody reads along. */
const isEasilyDenied = (card: CardId): boolean => dangerOf[card] !== 'body' && dangerOf[card] !== 'friend'

/** She says unasked that she is not safe, and not from what: the question has the lines that fit most. */
const unnamedDanger: CardId = 'crisis-suicide'
const unasked = { level: 'crisis', certainty: 'inferred', class: 'said-unasked' } as const
