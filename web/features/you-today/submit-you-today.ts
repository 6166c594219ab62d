import { tipInstruction } from '#content/you-today/instruction.ts'
import { askInsight, type CheckInOfDay } from '#contract/you-today.ts'
import { CallError } from '#web/lib/api/call.ts'
import { asText, isRecord } from '#web/lib/device/parse.ts'
import { isRetryable, sendFromOutbox } from '#web/lib/offline/outbox.ts'
import { type OutboxItem, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { queueWrite, sendUnqueued } from '#web/lib/offline/queue-or-send.ts'
import { textsIn } from '#web/lib/offline/unreadable.ts'
import { knownMemberId } from '#web/lib/session/session.ts'
import { dayStateKey, keepInsight } from '#web/member/day-state.ts'
import { pastDaysQuery } from './api.ts'

/** What she told of a day, and when. */
export type SubmittedDay = CheckInOfDay & { name: string; answered_at: string }

/**
 * Sends what she told of a day, and keeps its tip. It is on the phone before it is sent, and without a connection it waits there, in the
 * place of what she told of that day before.
 * @throws CallError where the server will not have it
 */
export async function submitYouToday(day: string, submitted: SubmittedDay): Promise<void> {
  const owner = knownMemberId()
  const id = dayStateKey(day)
  const body = { ...submitted, instruction: tipInstruction, format: 'text' } as const
  const place = { id, refreshes: [pastDaysQuery.queryKey] }
  const insight = queueWrite(askInsight, { body }, place)
    ? await sendOrQueue(id)
    : await sendUnqueued(askInsight, { body }, place)
  // She may have left meanwhile, and this phone keep another's day.
  if (insight && owner === knownMemberId()) keepInsight(id, insight)
}

/** The answer, or null where it waits for a connection. That her session is over is thrown, though it waits then too. */
async function sendOrQueue(id: string) {
  try {
    return await sendFromOutbox(askInsight, id)
  } catch (error) {
    const waits = isRetryable(error)
    if (!waits) removeOutboxItem(id)
    if (!waits || (error instanceof CallError && error.status === 401)) throw error
    return null
  }
}

const focusOf = (body: unknown) => asText(isRecord(body) ? body.focus : undefined) ?? textsIn(body).join('\n')

/** What she told of this day, where it waits on this phone. */
export function readQueuedDay(outboxItems: readonly OutboxItem[], day: string) {
  const item = outboxItems.find(({ id }) => id === dayStateKey(day))
  return item && { focus: focusOf(item.input.body), refused: item.refused }
}
