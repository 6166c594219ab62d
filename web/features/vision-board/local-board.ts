import { addDays } from '#contract/calendar.ts'
import { dayIn } from '#contract/day.ts'
import { limits } from '#contract/limits.ts'
import {
  addItem,
  moveItem,
  removeItem,
  saveBoard,
  takeGoal,
  type VisionBoard,
  type VisionItem,
} from '#contract/vision-board.ts'
import { asText, isRecord } from '#web/lib/device/parse.ts'
import type { OutboxItem } from '#web/lib/offline/outbox-item.ts'
import { asContent, asPosition } from './parse-board.ts'
import { changesIn } from './queue-fields.ts'

const isOf = (item: OutboxItem, entry: { method: string; path: string }) =>
  item.route.method === entry.method && item.route.path === entry.path

const bodyOf = ({ input: { body } }: OutboxItem) => (isRecord(body) ? body : {})

/** Brought back, it stands among the others by when it was first added; what is new here comes after all of them. */
const isNew = (waiting: OutboxItem | undefined) => waiting !== undefined && !bodyOf(waiting).created_at

const comesFirst = (a: VisionItem, b: VisionItem) =>
  a.created_at < b.created_at || (a.created_at === b.created_at && a.id < b.id)

/** Her board as she has made it on this phone, and what of it the server has not. */
export interface LocalBoard {
  board: VisionBoard
  /** What she put on it that waits here, by the item's id; with the server's words where it will not have it. */
  added: ReadonlyMap<string, OutboxItem>
  /** What the server will not have of the things on it, until she has chosen what becomes of it. */
  refused: readonly OutboxItem[]
  /** The change of its fields that waits. */
  fields: OutboxItem | undefined
}

/** What the server has, under what waits on this phone. What did not change is the very same, so that it need not be drawn anew. */
export function withQueued(
  held: VisionBoard,
  outboxItems: readonly OutboxItem[],
  timezone: string,
): LocalBoard {
  const added = new Map<string, OutboxItem>()
  let { items, has_open_goal } = held
  let fields: OutboxItem | undefined
  const refused: OutboxItem[] = []
  for (const waiting of outboxItems) {
    const { boardId, itemId } = waiting.input.params ?? {}
    if (boardId !== held.id) continue
    if (isOf(waiting, saveBoard)) fields = waiting
    if (!itemId) continue
    if (waiting.refused !== undefined) refused.push(waiting)
    if (isOf(waiting, addItem)) {
      const item = asAdded(waiting, itemId)
      if (!item || items.some(({ id }) => id === itemId)) continue
      added.set(itemId, waiting)
      const next = items.findIndex((other) => isNew(added.get(other.id)) || comesFirst(item, other))
      items = isNew(waiting) || next < 0 ? [...items, item] : items.toSpliced(next, 0, item)
    }
    if (isOf(waiting, removeItem)) {
      added.delete(itemId)
      if (items.some(({ id }) => id === itemId)) items = items.filter(({ id }) => id !== itemId)
    }
    const position = isOf(waiting, moveItem) && asPosition(bodyOf(waiting).position)
    if (position) items = items.map((item) => (item.id === itemId ? { ...item, position } : item))
    if (isOf(waiting, takeGoal) && waiting.refused === undefined) {
      const taken = asTaken(waiting, timezone)
      has_open_goal = true
      items = items.map((item) =>
        item.id === itemId && item.kind === 'goal' ? { ...item, week: taken } : item,
      )
    }
  }
  const isSame = items === held.items && has_open_goal === held.has_open_goal
  return { board: isSame ? held : { ...held, items, has_open_goal }, added, refused, fields }
}

/** What she wrote in something that waits. */
export function textsInWrite(waiting: OutboxItem): string[] {
  const content = asContent(bodyOf(waiting).item)
  return content && content.kind !== 'image' ? [content.content.text] : []
}

/** Her words on the board that the server has not heard. */
export function unsentTexts({ added, fields }: LocalBoard): string[] {
  const { title, intent } = changesIn(fields)
  const ofFields = [title, intent].filter(
    (text) => typeof text === 'string' && text.trim() !== '',
  ) as string[]
  return [...[...added.values()].flatMap(textsInWrite), ...ofFields]
}

/** An item as it will stand there. */
function asAdded(waiting: OutboxItem, id: string): VisionItem | undefined {
  const body = bodyOf(waiting)
  const content = asContent(body.item)
  if (!content) return undefined
  const created_at = asText(body.created_at) ?? new Date(waiting.queuedAt).toISOString()
  const held = { id, created_at, position: asPosition(body.position) ?? null }
  return content.kind === 'goal' ? { ...content, ...held, week: null } : { ...content, ...held }
}

/** A goal of a week from the moment that she took it. */
function asTaken(waiting: OutboxItem, timezone: string) {
  const { session_id, taken_at } = bodyOf(waiting)
  const day = dayIn(timezone, new Date(asText(taken_at) ?? waiting.queuedAt))
  const due = addDays(day, limits.goalDays)
  return { session_id: asText(session_id) ?? '', status: 'pending', due } as const
}
