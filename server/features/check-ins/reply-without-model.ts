import { fallbackReply, leastLately } from '#content/check-in-replies.ts'
import { type CheckIn, type CheckInType, checkInErrors } from '#contract/check-ins.ts'
import type { Hearts } from '#contract/hearts.ts'
import { isGrave, type SafetyNotice } from '#contract/safety.ts'
import type { CheckInOfDay } from '#contract/you-today.ts'
import { answerWithoutModel } from '#guide/guide.ts'
import { quiet } from '#guide/guide-state.ts'
import { words } from '#guide/matching/terms.ts'
import type { CompanionQuestion } from '#guide/question.ts'
import { contentOf } from '#guide/reply-text.ts'
import { isCertain } from '#server/features/companion/certain.ts'
import { AppError } from '#server/platform/http/app-error.ts'

export interface ReplyQuestion {
  type: CheckInType
  /** What she wrote; may be blank, since hearts alone are a check-in too. */
  text: string
  history: CompanionQuestion['history']
  /** The check-in that is kept, where there is one: its hearts say what the words may not. */
  checkIn: CheckIn | undefined
  /** What she was told before, newest first. */
  earlierReplies: readonly string[]
  safety: SafetyNotice
  /** The hour where she is. */
  localHour: number
  /** She has said that nothing is to speak of a baby's age, dates or milestones. */
  lossMode: boolean
}

/** Words up to which a line beside the hearts is a light one. */
const aFewWords = 8

/** Her hearts in the words of You Today, which the companion knows. */
function dayOf({ energy, mood, stress, ...others }: Hearts): CheckInOfDay {
  // A heart that is added has its say here as well.
  others satisfies Record<string, never>
  return {
    energy: energy <= 2 ? 'low' : energy === 3 ? 'mid' : 'high',
    mood: moodOf(mood, stress),
    focus: '',
  }
}

function moodOf(mood: number, stress: number): CheckInOfDay['mood'] {
  if (mood <= 2) return stress >= 4 ? 'overwhelmed' : 'flat'
  if (stress >= 4) return 'frazzled'
  return mood === 3 ? 'okay' : 'calm'
}

/**
 * A few words back without a model, other than the last where there are any. The guide answers what she wrote; where she left it blank,
 * or a day's hearts came with a few words that could be about anything, and nothing weighs on it, a text that fits her hearts does.
 * @throws AppError 503 'No content in AI response' where an answer came back empty.
 */
export function replyWithoutModel(question: ReplyQuestion): string {
  const { type, text, history, checkIn, earlierReplies, safety, localHour, lossMode } = question
  const last = earlierReplies.slice(0, 1).map((content) => ({ role: 'assistant' as const, content }))
  const asked = {
    text,
    history: [...history, ...last],
    state: quiet,
    lossMode,
    youToday: checkIn ? dayOf(checkIn.responses) : null,
    isSOS: false,
    safetyLevel: safety.level,
    safetyCard: safety.cardId,
    isAsked: safety.softLine !== null,
    softLine: safety.softLine,
    recentEntryIds: [],
    localHour,
    mode: null,
  }
  // By its turn the guide puts the same answer in other words, and leaves an entry that has said them all.
  const first = answerWithoutModel({ ...asked, turns: 0 }).entryId
  const way = (turns: number) =>
    contentOf(answerWithoutModel({ ...asked, turns, recentEntryIds: turns < 2 ? [] : [first] }))
  const isBlank = text.trim() === '' && !isGrave(safety.level)
  const isLight =
    type === 'daily' &&
    checkIn !== undefined &&
    history.length === 0 &&
    safety.level === 'none' &&
    words(text).length <= aFewWords &&
    !isCertain({ ...asked, turns: 0 })
  const written =
    isBlank || isLight
      ? fallbackReply(type, checkIn?.responses, earlierReplies)
      : leastLately([way(0), ...[1, 2, 3].map(way)], earlierReplies)
  if (written.trim() === '') throw new AppError('unavailable', checkInErrors.noContent)
  return written
}
