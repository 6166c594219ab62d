import type { Selectable } from 'kysely'
import type { GoalStatus } from '#contract/goal-status.ts'
import type { ItemContent, Position, VisionItem, WeekOfItem } from '#contract/vision-board.ts'
import type { VisionItemsTable } from '#server/database/schema.ts'

/** An item, with the goal of a week that it shows; nulls where it shows none. */
export interface ItemRow
  extends Pick<
    Selectable<VisionItemsTable>,
    'id' | 'kind' | 'content' | 'position' | 'created_at' | 'session_id'
  > {
  weekly_goal: string | null
  goal_status: string | null
  goal_due: string | null
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '')
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An item as it is stored. What of it cannot be read stands empty; the words of a goal of a week are that goal's. */
export function asItem(row: ItemRow): VisionItem {
  const held = { id: row.id, position: asPosition(row.position), created_at: row.created_at.toISOString() }
  const content = asContent(row.kind, isRecord(row.content) ? row.content : {})
  if (content.kind !== 'goal') return { ...held, ...content }
  const week = asWeek(row)
  const text = (week && row.weekly_goal) || content.content.text
  return { ...held, kind: 'goal', content: { text }, week }
}

/** The table's checks hold the status to the contract's list. */
function asWeek({ session_id, goal_status, goal_due }: ItemRow): WeekOfItem | null {
  if (!session_id || !goal_status || !goal_due) return null
  return { session_id, status: goal_status as GoalStatus, due: goal_due }
}

function asContent(kind: string, { url, text, credit }: Record<string, unknown>): ItemContent {
  const ofSomebody = asText(credit) ? { credit: asText(credit) } : {}
  if (kind === 'image') return { kind, content: { url: asText(url), ...ofSomebody } }
  if (kind === 'goal') return { kind, content: { text: asText(text) } }
  return { kind: 'quote', content: { text: asText(text), ...ofSomebody } }
}

function asPosition(stored: unknown): Position | null {
  if (!isRecord(stored)) return null
  const { x, y, w, h } = stored
  const isPlace = [x, y, w, h].every((value) => typeof value === 'number' && Number.isFinite(value))
  return isPlace ? ({ x, y, w, h } as Position) : null
}
