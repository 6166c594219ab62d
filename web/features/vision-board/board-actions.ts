import type { Route, RouteInput, RouteReply } from '#contract/route.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import {
  addItem,
  type ItemContent,
  moveItem,
  type Position,
  removeItem,
  takeGoal,
  type VisionItem,
} from '#contract/vision-board.ts'
import { releaseFromOutbox, sendLane } from '#web/lib/offline/outbox.ts'
import { allOutboxItems, type OutboxItem, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { queueOrSend } from '#web/lib/offline/queue-or-send.ts'
import { boardKey, insightsKey, rediscoverKey } from '#web/query-keys.ts'

// What she does with the things on her board. It is on the phone before it is sent, so that it is there at once and over a reload; of
// one thing all goes out in the order in which she did it, and none of it waits for another thing that was refused.

type QueuedChange = Pick<OutboxItem, 'dropIfRefused'> & { id: string; itemId: string }

const addId = (itemId: string) => `${itemId}:add`
const moveId = (itemId: string) => `${itemId}:move`

/** Her board, and where a goal of a week may be on it, that. */
const refreshes = [boardKey, rediscoverKey, insightsKey] as const

const findQueued = (id: string) => allOutboxItems().find((item) => item.id === id)

/**
 * Keeps a change on the phone and has it sent. What the server will not have of it stays there with the server's words. Answers the reply
 * only where the phone can keep nothing.
 * @throws CallError where it could neither be kept nor sent
 */
function sendChange<R extends Route>(
  entry: R,
  input: RouteInput<R>,
  { itemId, ...what }: QueuedChange,
): Promise<RouteReply<R> | null> {
  return queueOrSend(entry, input, { ...what, lane: `vision-board:${itemId}`, refreshes })
}

/** Puts something on the board. Answers what its words ask for, where that shows nowhere else. @throws CallError as `sendChange` does */
export async function addToBoard(
  boardId: string,
  item: ItemContent,
  itemId: string,
): Promise<SafetyNotice | undefined> {
  const input = { params: { boardId, itemId }, body: { item } }
  return (await sendChange(addItem, input, { id: addId(itemId), itemId }))?.safety
}

/** Puts back what was taken off, where and when it was. @throws CallError as `sendChange` does */
export async function restoreToBoard(boardId: string, removed: VisionItem): Promise<void> {
  const { id: itemId, position, created_at, kind, content } = removed
  const item = { kind, content } as ItemContent
  const session_id = removed.kind === 'goal' ? (removed.week?.session_id ?? null) : null
  const body = { item, position, created_at, session_id }
  await sendChange(addItem, { params: { boardId, itemId }, body }, { id: addId(itemId), itemId })
}

/** Takes an item off. What the server would not have goes from the phone alone. @throws CallError as `sendChange` does */
export async function removeFromBoard(boardId: string, itemId: string): Promise<void> {
  removeOutboxItem(moveId(itemId))
  if (findQueued(addId(itemId))?.refused !== undefined) return removeOutboxItem(addId(itemId))
  const what = { id: `${itemId}:remove`, itemId, dropIfRefused: true }
  await sendChange(removeItem, { params: { boardId, itemId } }, what)
}

/** Says where an item is; the last place is the one that stays. @throws CallError as `sendChange` does */
export async function moveOnBoard(boardId: string, itemId: string, position: Position): Promise<void> {
  const input = { params: { boardId, itemId }, body: { position } }
  await sendChange(moveItem, input, { id: moveId(itemId), itemId, dropIfRefused: true })
}

/** Makes a goal of the board the goal of this week. @throws CallError as `sendChange` does */
export async function startGoalOfWeek(boardId: string, itemId: string): Promise<SafetyNotice | undefined> {
  const body = { session_id: crypto.randomUUID(), taken_at: new Date().toISOString() }
  const input = { params: { boardId, itemId }, body }
  return (await sendChange(takeGoal, input, { id: `${itemId}:week`, itemId }))?.safety
}

/** Sends once more what the server would not have. */
export async function retry({ id, lane }: OutboxItem): Promise<void> {
  releaseFromOutbox(id)
  if (lane) await sendLane(lane)
}
