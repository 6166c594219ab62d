import { expect, test } from 'vitest'
import type { Route } from '#contract/route.ts'
import * as contract from '#contract/vision-board.ts'
import { type OutboxItem, parseOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { unsentTexts, withQueued } from './local-board.ts'
import { asBoard } from './parse-board.ts'

const at = '2026-11-20T10:00:00.000Z'
const quote = (id: string, text: string): contract.VisionItem => ({
  id,
  kind: 'quote',
  content: { text },
  position: null,
  created_at: at,
})
const held: contract.VisionBoard = {
  ...contract.boardDefaults,
  id: 'board',
  intent: null,
  created_at: at,
  version: 4,
  items: [quote('a', 'Slow is fine'), quote('b', 'And so is tired')],
  has_open_goal: false,
}

let queuedAt = 0
/** A change that waits, as it is read from the phone. */
function waits(
  entry: Route,
  itemId: string | null,
  body?: unknown,
  rest: Partial<OutboxItem> = {},
): OutboxItem {
  const found = parseOutboxItem({
    id: `${itemId}:${entry.path}`,
    owner: 'ana',
    route: { method: entry.method, path: entry.path },
    input: { params: { boardId: 'board', ...(itemId && { itemId }) }, ...(body !== undefined && { body }) },
    refreshes: [],
    queuedAt: ++queuedAt,
    notBefore: 0,
    ...rest,
  })
  if (!found) throw new Error('no such change')
  return found
}
const put = (id: string, item: unknown, rest: object = {}) => waits(contract.addItem, id, { item, ...rest })
const local = (...outboxItems: OutboxItem[]) => withQueued(held, outboxItems, 'Australia/Melbourne')
const ids = ({ board }: ReturnType<typeof local>) => board.items.map(({ id }) => id)

test('without anything that waits it is the very same board', () => {
  expect(local().board).toBe(held)
  expect(local(waits(contract.moveItem, 'elsewhere', { position: null })).board).toBe(held)
})

test('what was added, taken off and brought back offline stands as she left it, in its order', () => {
  const goal = { kind: 'goal', content: { text: 'Sing' } }
  const added = local(put('c', goal), waits(contract.removeItem, 'a'))
  expect(ids(added)).toEqual(['b', 'c'])
  expect(added.added.has('c')).toBe(true)
  const back = put('a', { kind: 'quote', content: { text: 'Slow is fine' } }, { created_at: at })
  expect(ids(local(put('c', goal), waits(contract.removeItem, 'a'), back))).toEqual(['a', 'b', 'c'])
  expect(ids(local(put('c', goal), waits(contract.removeItem, 'c')))).toEqual(['a', 'b'])
  // The server has it by now, though what it answered was lost on its way.
  const twice = local(put('a', { kind: 'quote', content: { text: 'other words' } }))
  expect([twice.board, twice.added.size]).toEqual([held, 0])
})

test('what was moved is moved, and nothing else is drawn anew', () => {
  const position = { x: 1, y: 2, w: 200, h: 100 }
  const { board } = local(waits(contract.moveItem, 'b', { position }))
  expect(board.items[1]).toEqual({ ...held.items[1], position })
  expect(board.items[0]).toBe(held.items[0])
  expect(local(waits(contract.moveItem, 'b', { position: { x: 'far' } })).board).toBe(held)
})

test('a goal that was taken offline is this week’s, until the server says otherwise', () => {
  const goal = put('c', { kind: 'goal', content: { text: 'Sing' } })
  const body = { session_id: 'week', taken_at: '2026-11-20T20:00:00.000Z' }
  const { board } = local(goal, waits(contract.takeGoal, 'c', body))
  expect(board.has_open_goal).toBe(true)
  // By her day, which has begun in Melbourne.
  expect(board.items[2]).toMatchObject({ week: { session_id: 'week', status: 'pending', due: '2026-11-28' } })
  const no = local(goal, waits(contract.takeGoal, 'c', body, { refused: 'One is open.' }))
  expect(no.board.has_open_goal).toBe(false)
  expect(no.refused.map(({ refused }) => refused)).toEqual(['One is open.'])
})

test('her words that nobody has heard are known, of the fields too', () => {
  const fields = waits(contract.saveBoard, null, { version: 4, intent: 'room to breathe', title: ' ' })
  expect(unsentTexts(local(put('c', { kind: 'goal', content: { text: 'Sing' } }), fields))).toEqual([
    'Sing',
    'room to breathe',
  ])
})

test('a board that the phone kept is read as far as it can be', () => {
  expect(asBoard(structuredClone(held))).toEqual(held)
  const items = [held.items[0], { id: 'x', kind: 'video' }, 7, { ...quote('y', 'Small'), position: 'left' }]
  expect(asBoard({ ...held, items })?.items).toEqual([held.items[0], quote('y', 'Small')])
  for (const broken of [null, 'board', { ...held, layout: 'heap' }, { ...held, version: '4' }])
    expect(asBoard(broken)).toBeUndefined()
})
