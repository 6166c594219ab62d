import * as z from 'zod/mini'
import { done } from './done.ts'
import { goalStatuses } from './goal-status.ts'
import { limits } from './limits.ts'
import { route } from './route.ts'
import { safetyNotice } from './safety.ts'
import { id, moment, optionalText, requiredText, text } from './text.ts'

/** What kind of board it is: the template that guides her. */
export const boardKinds = ['rediscovery', 'goals', 'manifest'] as const
const boardKind = z.enum(boardKinds)
export type BoardKind = z.infer<typeof boardKind>

export const boardLayouts = ['grid-2x3', 'collage', 'pillars'] as const
const boardLayout = z.enum(boardLayouts)
export type BoardLayout = z.infer<typeof boardLayout>

export const itemKinds = ['image', 'quote', 'goal'] as const
export type ItemKind = (typeof itemKinds)[number]

/** A board that nobody has changed. */
export const boardDefaults = {
  title: 'My Board',
  theme_hex: '#F9C9B5',
  board_kind: 'rediscovery',
  layout: 'grid-2x3',
} as const

/** Where her own pictures are served, and ours. */
export const visionBucket = 'vision'
export const visionFiles = `/api/files/${visionBucket}/`
export const picturePath = '/api/pictures/'

const pixels = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most))

/** Where an item is on the collage, in CSS pixels from its top left corner. */
const position = z.object({
  x: pixels(0, 4_000),
  y: pixels(0, limits.collageHeight),
  w: pixels(40, 4_000),
  h: pixels(40, limits.collageHeight),
})
export type Position = z.infer<typeof position>

const credit = z.optional(z.nullable(text(limits.boardCreditMax)))
const imageContent = z.object({ url: text(400), credit })
const quoteContent = z.object({
  text: requiredText(limits.boardTextMax, 'Please write a few words.'),
  credit,
})
const goalContent = z.object({ text: requiredText(limits.boardTextMax, 'Please write a few words.') })

const imageItem = z.object({ kind: z.literal('image'), content: imageContent })
const quoteItem = z.object({ kind: z.literal('quote'), content: quoteContent })
const goalItem = z.object({ kind: z.literal('goal'), content: goalContent })
const itemContent = z.discriminatedUnion('kind', [imageItem, quoteItem, goalItem])
export type ItemContent = z.infer<typeof itemContent>

/** The goal of a week that an item shows: how it stands, and until which day of hers it runs. */
const weekOfItem = z.object({
  session_id: z.uuid(),
  status: z.enum(goalStatuses),
  /** `YYYY-MM-DD`. */
  due: z.string(),
})
export type WeekOfItem = z.infer<typeof weekOfItem>

const ofItem = { id: z.uuid(), position: z.nullable(position), created_at: moment }
const visionItem = z.discriminatedUnion('kind', [
  z.object({ ...imageItem.shape, ...ofItem }),
  z.object({ ...quoteItem.shape, ...ofItem }),
  // Where it is the goal of a week, its words are the goal's as they are now.
  z.object({ ...goalItem.shape, ...ofItem, week: z.nullable(weekOfItem) }),
])
export type VisionItem = z.infer<typeof visionItem>

/** What she edits of a board. */
const fields = {
  title: requiredText(limits.boardTitleMax, 'Please give your board a name.'),
  /** What this board is for, in a line. */
  intent: optionalText(limits.boardIntentMax),
  theme_hex: z.string().check(z.regex(/^#[\da-f]{6}$/i, 'Please choose a colour.')),
  board_kind: boardKind,
  layout: boardLayout,
}

const boardFields = z.object({
  id: z.uuid(),
  title: z.string(),
  intent: z.nullable(z.string()),
  theme_hex: z.string(),
  board_kind: boardKind,
  layout: boardLayout,
  created_at: moment,
  /** Counts up with each change of a field. */
  version: z.number(),
})
export type BoardFields = z.infer<typeof boardFields>
export type EditedFields = Pick<BoardFields, keyof typeof fields>

const board = z.object({
  ...boardFields.shape,
  items: z.array(visionItem),
  /** Whether a goal of a week is open, on the board or not. */
  has_open_goal: z.boolean(),
})
export type VisionBoard = z.infer<typeof board>

export const openBoard = route({
  method: 'POST',
  path: '/api/vision-board',
  access: 'member',
  summary:
    'Her board, made where there is none, which takes a membership; a template that differs is written to it',
  body: z.object({ template: z.optional(boardKind) }),
  reply: board,
  perMinute: 120,
})

const boardParams = z.object({ boardId: id })

export const saveBoard = route({
  method: 'PATCH',
  path: '/api/vision-board/:boardId',
  access: 'member',
  summary:
    'Change fields of her board; 409 where it was changed since the version that was read, unless in the same sitting',
  params: boardParams,
  body: z.object({
    version: z.int(),
    /** The sitting in which she changes them. */
    edit_id: z.optional(id),
    title: z.optional(fields.title),
    intent: z.optional(fields.intent),
    theme_hex: z.optional(fields.theme_hex),
    board_kind: z.optional(fields.board_kind),
    layout: z.optional(fields.layout),
  }),
  reply: z.object({ board: boardFields, safety: safetyNotice }),
  perMinute: 120,
})

const itemParams = z.object({ boardId: id, itemId: id })

export const addItem = route({
  method: 'PUT',
  path: '/api/vision-board/:boardId/items/:itemId',
  access: 'member',
  summary:
    'Put an item on her board under an id made on the phone, or bring one back; it stays as it is if it is there',
  params: itemParams,
  body: z.object({
    item: itemContent,
    position: z.optional(z.nullable(position)),
    /** When she first added it, where it is brought back. */
    created_at: z.optional(z.iso.datetime()),
    /** The goal of a week that it showed, where it is brought back. */
    session_id: z.optional(z.nullable(id)),
  }),
  reply: z.object({ item: visionItem, safety: safetyNotice }),
  perMinute: 60,
})

export const moveItem = route({
  method: 'PATCH',
  path: '/api/vision-board/:boardId/items/:itemId',
  access: 'member',
  summary: 'Say where an item is on the collage',
  params: itemParams,
  body: z.object({ position }),
  reply: z.object({ position }),
  perMinute: 240,
})

export const removeItem = route({
  method: 'DELETE',
  path: '/api/vision-board/:boardId/items/:itemId',
  access: 'member',
  summary: 'Take an item off her board; one that is not there is fine',
  params: itemParams,
  reply: done,
  perMinute: 120,
})

export const putGoalOnBoard = route({
  method: 'PUT',
  path: '/api/vision-board/goals/:sessionId',
  access: 'member',
  summary:
    'Put a goal of a week on her board, once; a board is made where there is none, which takes a membership',
  params: z.object({ sessionId: id }),
  reply: z.object({ item: visionItem }),
  perMinute: 30,
})

export const takeGoal = route({
  method: 'PUT',
  path: '/api/vision-board/:boardId/items/:itemId/week',
  access: 'member',
  summary: 'Make a goal of her board the goal of this week; 409 where another one is open',
  params: itemParams,
  body: z.object({
    /** Made on the phone, so that it is one goal however often it is sent. */
    session_id: id,
    taken_at: z.iso.datetime(),
  }),
  reply: z.object({ item: visionItem, safety: safetyNotice }),
  perMinute: 30,
})

/** The body is the picture itself, 25 MB at most, of whatever type it says it is. */
export const uploadPicture = route({
  method: 'POST',
  path: '/api/vision-board/:boardId/pictures',
  access: 'member',
  summary:
    'Upload a picture for her board; the body is the file. What cannot be read answers 400 and is not stored',
  params: boardParams,
  query: z.object({ name: z.optional(text(300)) }),
  reply: z.object({ url: z.string() }),
  perMinute: 20,
})
