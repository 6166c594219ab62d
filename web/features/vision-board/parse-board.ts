import { goalStatuses } from '#contract/goal-status.ts'
import {
  boardKinds,
  boardLayouts,
  type EditedFields,
  type ItemContent,
  type Position,
  type VisionBoard,
  type VisionItem,
  type WeekOfItem,
} from '#contract/vision-board.ts'
import { asBoolean, asText, isRecord, orNull, type Parse } from '#web/lib/device/parse.ts'
import { asList, asNumber, asObject, asOneOf, asPartial } from '#web/lib/device/parse-combinators.ts'

// What the phone keeps of a board, and what of it waits there, as it can be read.

export const asPosition: Parse<Position> = asObject<Position>({
  x: asNumber,
  y: asNumber,
  w: asNumber,
  h: asNumber,
})

/** What an item says or shows; undefined where it is of no kind that is known. */
export const asContent: Parse<ItemContent> = (stored) => {
  if (!isRecord(stored) || !isRecord(stored.content)) return undefined
  const { url, text, credit } = stored.content
  const of = asText(credit) ? { credit: asText(credit) } : {}
  if (stored.kind === 'image' && asText(url)) return { kind: 'image', content: { url: String(url), ...of } }
  if (!asText(text)) return undefined
  if (stored.kind === 'quote') return { kind: 'quote', content: { text: String(text), ...of } }
  return stored.kind === 'goal' ? { kind: 'goal', content: { text: String(text) } } : undefined
}

const asWeek: Parse<WeekOfItem> = asObject<WeekOfItem>({
  session_id: asText,
  status: asOneOf(goalStatuses),
  due: asText,
})

const asItem: Parse<VisionItem> = (stored) => {
  const content = asContent(stored)
  if (!content || !isRecord(stored)) return undefined
  const [id, created_at] = [asText(stored.id), asText(stored.created_at)]
  if (!id || !created_at) return undefined
  const held = { id, created_at, position: asPosition(stored.position) ?? null }
  if (content.kind !== 'goal') return { ...content, ...held }
  return { ...content, ...held, week: asWeek(stored.week) ?? null }
}

/** Fields of a board, as many as can be read. */
export const asFields: Parse<Partial<EditedFields>> = asPartial<EditedFields>({
  title: asText,
  intent: orNull(asText),
  theme_hex: asText,
  board_kind: asOneOf(boardKinds),
  layout: asOneOf(boardLayouts),
})

/** A board as it was kept; an item that cannot be read is left out until it is read anew. */
export const asBoard: Parse<VisionBoard> = asObject<VisionBoard>({
  id: asText,
  title: asText,
  intent: orNull(asText),
  theme_hex: asText,
  board_kind: asOneOf(boardKinds),
  layout: asOneOf(boardLayouts),
  created_at: asText,
  version: asNumber,
  items: asList(asItem),
  has_open_goal: asBoolean,
})
