import { type CardId, calm, dangerOf, isGrave, levelOf, type SafetyNotice } from '#contract/safety.ts'
import { assessRead, type ReadText, saysGravely, showsMore } from '#reading/safety/assess.ts'
import type { Scope } from '#server/database/client.ts'
import { factTapped } from '#server/features/guide/facts/facts-asked.ts'
import {
  saysItIsAnother,
  saysSafeAmongElse,
  typedAnswer,
  wondersAmongElse,
} from '#server/features/guide/line/typed-answer.ts'
import { askedOnce, noticeOf, noticeOfCard } from '#server/features/safety/notice.ts'
import type { SafetyEvent } from '#server/features/safety/record.ts'
import { answerEvent } from '#server/features/safety/record-answer.ts'
import { storeSafe } from './chat-safety-repo.ts'
import type { LockedThread } from './threads-repo.ts'

interface Hearing {
  /** The chat, once what she answered of her safety is kept. */
  thread: LockedThread
  /** What her message says by itself, and what is recorded of it. */
  found: SafetyNotice
  event: Omit<SafetyEvent, 'userId' | 'surface'>
  /** It may be grave by itself, and is not asked about, since a line that showed more of the same was. */
  isPassedOver?: boolean
}

/**
 * Reads her message, with those before it. Where it says no more than that she is safe, or not, it answers the question or the card that
 * stands as a tap would; where it wonders at being asked, or is a question of the shelf as it stands there, it is nothing grave, and among other words the question that stands is not asked again. A card for her own danger becomes that for somebody else's
 * where she says that it is not about her.
 */
export async function hear(
  scope: Scope,
  thread: LockedThread,
  user_text: string,
  text: ReadText,
  recentTexts: readonly string[],
): Promise<Hearing> {
  const { softLine, cardId } = thread.safety
  const said = typedAnswer(user_text, softLine !== null)
  const card = softLine ?? (isGrave(thread.safety.level) ? cardId : null)
  const takenBack = async (of: CardId) => {
    const safety = await storeSafe(scope, thread, of)
    return { ...thread, safety, safeFrom: of === softLine ? [...thread.safeFrom, of] : thread.safeFrom }
  }
  if (said === 'safe' && card)
    return { thread: await takenBack(card), found: calm, event: answerEvent(said, card) }
  if (said === 'no' || said === 'not-sure') {
    if (softLine) return { thread, found: noticeOfCard(softLine), event: answerEvent(said, softLine) }
    if (!card) return { thread, found: { ...calm, softLine: unnamedDanger }, event: unasked }
  }
  const assessment = assessRead(text, { recentTexts })
  // Her word that she is safe goes before what only the classifier takes the rest of the line for.
  if (card && saysSafeAmongElse(user_text) && !(isGrave(assessment.level) && saysGravely(text))) {
    const found = isGrave(assessment.level) ? calm : noticeOf(assessment)
    return { thread: await takenBack(card), found, event: answerEvent('safe', card) }
  }
  // A question of the shelf is in its words, and none of hers: what is only inferred of it is nothing.
  const isOfShelf = assessment.certainty === 'inferred' && factTapped(user_text) !== undefined
  if (said === 'safe' || said === 'wonders' || isOfShelf)
    return { thread, found: calm, event: { ...assessment, level: 'none' } }
  if (card && card === cardId && dangerOf[card] === 'herself' && saysItIsAnother(user_text)) {
    const found = noticeOfCard(levelOf(card) === 'emergency' ? 'emergency-friend' : 'crisis-friend')
    return { thread: await takenBack(card), found, event: { ...unasked, level: found.level } }
  }
  const notice = noticeOf(assessment)
  const shows = () => isGrave(assessRead(text, {}).level)
  const isWondering = wondersAmongElse(user_text, softLine !== null)
  const found = askedOnce(notice, softLine, {
    shows,
    showsMore: () => !isWondering && showsMore(text, recentTexts),
  })
  return { thread, found, event: assessment, isPassedOver: found !== notice && shows() }
}

/** She says unasked that she is not safe, and not from what: the question has the lines that fit most. */
const unnamedDanger: CardId = 'crisis-suicide'
const unasked = { level: 'crisis', certainty: 'inferred', class: 'said-unasked' } as const
