import { type BeforeHer, motherChat, type Thread } from '#contract/companion.ts'
import { type ModeId, modeIds } from '#contract/options.ts'
import type { CheckInOfDay } from '#contract/you-today.ts'
import { asBoolean, asText, isRecord, orNull } from '#web/lib/device/parse.ts'
import { asList, asOneOf, asRecordWith } from '#web/lib/device/parse-combinators.ts'
import { type OutboxItem, storeOutboxItem, visibleOutboxItems } from '#web/lib/offline/outbox-item.ts'
import type { ToSend } from '#web/lib/offline/senders.ts'
import { textsIn } from '#web/lib/offline/unreadable.ts'

/** What the companion should know beside the words, and of a chat that is begun with them its mode. */
export interface ChatContext {
  isSOS: boolean
  youToday: CheckInOfDay | null
  mode?: ModeId
  /** Inside a programme: its module, and how she would like to be spoken with there. */
  module?: string
  tone?: string
}

/** A message of hers on its way to the server. */
export interface OutgoingMessage {
  /** Made on the phone, so that it is answered once however often it is sent. */
  messageId: string
  text: string
  /** Her last message, where this one takes its place. */
  replaces: string | null
}

/** What she wants to say differently. */
export interface ToChange {
  id: string
  content: string
  /** Her last message on the server, where the new wording takes its place. */
  replaces: string | null
}

/** A message that waits on this phone. */
export interface QueuedMessage extends OutgoingMessage {
  /** Its chat; one that is begun with it has its id. */
  threadId: string
  isBeginning: boolean
  context: ChatContext
  /** What stood before her; of a message that an older app left nothing is known. */
  before?: BeforeHer
  /** She has gone on from what the guide on this phone said to it. */
  isAnsweredOnPhone?: boolean
  /** The server's words where it will not have it. */
  refused?: string | undefined
}

const asMode = asOneOf(modeIds)
const asDay = orNull(asRecordWith<CheckInOfDay>('mood', 'energy', 'focus'))

function readContext(stored: unknown): ChatContext {
  const found = isRecord(stored) ? stored : {}
  const [mode, module, tone] = [asMode(found.mode), asText(found.module), asText(found.tone)]
  return {
    isSOS: asBoolean(found.isSOS) ?? false,
    youToday: asDay(found.youToday) ?? null,
    ...(mode && { mode }),
    ...(module && { module }),
    ...(tone && { tone }),
  }
}

function readBefore(body: Record<string, unknown>): BeforeHer {
  const [knownIds, isOfQuestion] = [asList(asText)(body.known_ids), asBoolean(body.is_of_question)]
  return {
    ...(knownIds && { known_ids: knownIds }),
    ...(isOfQuestion !== undefined && { is_of_question: isOfQuestion }),
  }
}

/** A message as it waits, read back; of one that cannot be read all its words. */
export function readQueuedMessage({ id, input }: ToSend, refused?: string): QueuedMessage {
  const body = isRecord(input.body) ? input.body : {}
  const threadId = asText(body.thread_id)
  return {
    messageId: id,
    threadId: threadId ?? id,
    isBeginning: threadId === undefined,
    text: asText(body.user_text) ?? textsIn(body).join('\n'),
    replaces: asText(body.replaces) ?? null,
    context: readContext(body.context),
    before: readBefore(body),
    isAnsweredOnPhone: asBoolean(body.answered_on_phone) ?? false,
    refused,
  }
}

const isMessage = ({ route }: OutboxItem) => route.path === motherChat.path

/** What of hers waits for this chat, the oldest first. */
export function itemsOfChat(threadId: string, items = visibleOutboxItems()): OutboxItem[] {
  return items.filter((item) => isMessage(item) && readQueuedMessage(item).threadId === threadId)
}

/** The same, as messages. */
export function queuedIn(threadId: string, items = visibleOutboxItems()): QueuedMessage[] {
  return itemsOfChat(threadId, items).map((item) => readQueuedMessage(item, item.refused))
}

/** She goes on from what the guide on this phone said to a message that waits: no other is to answer it, where the phone can keep that. */
export function markAnsweredOnPhone(threadId: string, messageId: string): void {
  const item = itemsOfChat(threadId).find(({ id }) => id === messageId)
  if (!item || !isRecord(item.input.body) || item.input.body.answered_on_phone) return
  const body = { ...item.input.body, answered_on_phone: true }
  try {
    storeOutboxItem({ ...item, input: { ...item.input, body } })
  } catch {
    // Then another answers it as well.
  }
}

/** Where a chat is begun. */
export type Beginning = Pick<Thread, 'mode' | 'is_sos'>

/** Where a chat is begun whose first words wait: no server knows of it. */
export function queuedBeginning(threadId: string): Beginning | undefined {
  const first = queuedIn(threadId).find(({ isBeginning }) => isBeginning)
  return first && { mode: first.context.mode ?? null, is_sos: first.context.isSOS }
}

/** The last chat of this mode whose first words wait: no list shows it. */
export function lastBegun(mode: Thread['mode']): string | undefined {
  return visibleOutboxItems()
    .filter(isMessage)
    .map((item) => readQueuedMessage(item))
    .findLast(({ isBeginning, context }) => isBeginning && (context.mode ?? null) === mode)?.threadId
}
