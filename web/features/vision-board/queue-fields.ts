import { type EditedFields, saveBoard, type VisionBoard } from '#contract/vision-board.ts'
import { asText, isRecord } from '#web/lib/device/parse.ts'
import { asNumber } from '#web/lib/device/parse-combinators.ts'
import { sendLane } from '#web/lib/offline/outbox.ts'
import { type OutboxItem, storeOutboxItem, visibleOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { queueWrite, sendUnqueued } from '#web/lib/offline/queue-or-send.ts'
import { boardKey } from '#web/query-keys.ts'
import { asFields } from './parse-board.ts'

export type Changes = Partial<EditedFields>

const lane = 'vision-board:fields'
const idOf = (boardId: string) => `${boardId}:fields`

/** What a change of the fields that waits says. */
export function changesIn(waiting: OutboxItem | undefined): Changes {
  return asFields(waiting?.input.body) ?? {}
}

/** A board without a name is not saved; the rest of what she changed is. */
export const savable = ({ title, ...rest }: Changes): Changes => (title?.trim() ? { title, ...rest } : rest)

/** The sitting of this page; what waits from an earlier one goes on as that. */
const sitting = crypto.randomUUID()

type Board = Pick<VisionBoard, 'id' | 'version'>

/** How a change is sent: over which version, and of which sitting. */
function inputOf(board: Board, changes: Changes, over: { version: number; edit_id: string }) {
  return { params: { boardId: board.id }, body: { ...over, ...changes } }
}

/** The change that waits or has just been sent: what is read back of it is not here yet. */
const queuedOf = (board: Board) => visibleOutboxItems().find(({ id }) => id === idOf(board.id))

/**
 * Keeps a change of the fields on the phone, with what waits of them. One that was refused stays so until she has chosen. False where
 * the phone can keep nothing.
 */
export function queueFields(board: Board, changes: Changes): boolean {
  const waiting = queuedOf(board)
  const body = isRecord(waiting?.input.body) ? waiting.input.body : {}
  const over = {
    version: asNumber(body.version) ?? board.version,
    edit_id: asText(body.edit_id) ?? sitting,
  }
  const input = inputOf(board, { ...changesIn(waiting), ...changes }, over)
  if (waiting?.refused === undefined) return queueWrite(saveBoard, input, outboxOptions(board))
  try {
    storeOutboxItem({ ...waiting, input })
    return true
  } catch {
    return false
  }
}

const outboxOptions = ({ id }: Board) => ({ id: idOf(id), lane, refreshes: [boardKey] })

/** Has what she changed stand over what stands there now. */
export function overwriteFields(board: Board): Promise<void> {
  const input = inputOf(board, changesIn(queuedOf(board)), { version: board.version, edit_id: sitting })
  queueWrite(saveBoard, input, outboxOptions(board))
  return sendFields()
}

/** Sends what waits of the fields. */
export const sendFields = () => sendLane(lane)

/** Sends at once what the phone cannot keep. @throws CallError */
export function sendUnqueuedFields(board: Board, changes: Changes) {
  const input = inputOf(board, changes, { version: board.version, edit_id: sitting })
  return sendUnqueued(saveBoard, input, outboxOptions(board))
}
