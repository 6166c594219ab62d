import type { SafetyNotice } from '#contract/safety.ts'
import type { Scope } from '#server/database/client.ts'
import { withFinding } from '#server/features/safety/notice.ts'
import type { MessageAssessment } from './assess-message.ts'
import { isAnsweredBeside, readStandingWithout, storeSafe } from './chat-safety-repo.ts'
import type { StoredMessage } from './insert-message.ts'
import type { LockedThread } from './threads-repo.ts'

/** What a message of hers makes of a chat. */
export interface Weighed {
  /** What this message says by itself. */
  found: SafetyNotice
  /** What holds for the conversation from now on. */
  standing: SafetyNotice
  /** A card of emergency stands from this message on, and nothing has been said beside it. */
  isOnset: boolean
}

/**
 * What holds once a new message says this; what it takes back is kept.
 * @param replaces the message whose place it takes
 */
export async function weigh(
  scope: Scope,
  thread: LockedThread,
  { found, takesBack }: MessageAssessment,
  replaces: string | undefined,
): Promise<Weighed> {
  const now = takesBack ? await storeSafe(scope, thread, takesBack) : thread
  const before = replaces ? await readStandingWithout(scope, now, replaces) : now.safety
  // What is asked in place of a card is asked anew, whatever she answered before.
  const safeFrom = now.safeFrom.filter((card) => card !== takesBack)
  const standing = withFinding(before, found, safeFrom)
  return {
    found,
    standing,
    isOnset: standing.level === 'emergency' && standing.cardId !== before.cardId,
  }
}

/** What holds on another try of a message that is stored: what stands by now, whatever has been said of it since. */
export async function weighAgain(
  scope: Scope,
  { id, safety: standing }: LockedThread,
  { found }: StoredMessage,
): Promise<Weighed> {
  const { level, cardId } = standing
  const isOfCard = level === 'emergency' && cardId !== null && found.cardId === cardId
  return { found, standing, isOnset: isOfCard && !(await isAnsweredBeside(scope, id, cardId)) }
}

/** What she is told of what holds: its card where this message calls for it. */
export function shownOf({ standing, found }: Weighed, replaces: string | undefined): SafetyNotice {
  // What stood before its last wording was changed may be another card.
  const isShown = replaces !== undefined || standing.cardId === found.cardId
  return { ...standing, cardId: isShown ? standing.cardId : null }
}
