import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { VisionBoard, VisionItem } from '#contract/vision-board.ts'
import { boardDefaults } from '#contract/vision-board.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { emptyOutbox } from '#web/lib/offline/outbox.ts'
import { allOutboxItems, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { addToBoard, moveOnBoard, removeFromBoard, restoreToBoard, startGoalOfWeek } from './board-actions.ts'
import { changesIn, overwriteFields, queueFields, savable, sendFields } from './queue-fields.ts'

let isOnline = false
let refusal: { status: number; error: string } | undefined
let sent: { method: string; path: string; body: Record<string, unknown> | null }[] = []

beforeEach(() => {
  isOnline = false
  refusal = undefined
  sent = []
  stubPhoneStorage()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (!isOnline) throw new TypeError('network')
    sent.push({ method, path, body: body ? JSON.parse(body) : null })
    const { status, error } = refusal ?? { status: 200, error: '' }
    return Response.json({ error, code: status === 409 ? 'conflict' : 'bad_input' }, { status })
  })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  for (const { id } of allOutboxItems()) removeOutboxItem(id)
  vi.unstubAllGlobals()
})

const settle = () => new Promise((resolve) => setImmediate(resolve))
const waiting = () => allOutboxItems().map(({ id }) => id)
async function comeOnline(): Promise<void> {
  await settle()
  isOnline = true
  await emptyOutbox('ana')
  await settle()
}
const asked = () => sent.map(({ method, path }) => `${method} ${path.split('/').slice(3).join('/')}`)

const place = { x: 10, y: 20, w: 220, h: 140 }
const goal: VisionItem = {
  id: 'a',
  kind: 'goal',
  content: { text: 'Sing' },
  position: place,
  created_at: '2026-11-20T10:00:00.000Z',
  week: { session_id: 'week', status: 'pending', due: '2026-11-27' },
}
const board: VisionBoard = {
  ...boardDefaults,
  id: 'board',
  intent: null,
  created_at: '',
  version: 4,
  items: [],
  has_open_goal: false,
}

test('offline, all that she did goes out once, in its order, and of moves the last', async () => {
  await addToBoard('board', { kind: 'quote', content: { text: 'Slow is fine' } }, 'a')
  await moveOnBoard('board', 'a', { ...place, x: 1 })
  await moveOnBoard('board', 'a', place)
  await addToBoard('board', { kind: 'goal', content: { text: 'Sing' } }, 'b')
  await startGoalOfWeek('board', 'b')
  await removeFromBoard('board', 'c')
  await comeOnline()
  expect(asked()).toEqual([
    'PUT board/items/a',
    'PATCH board/items/a',
    'PUT board/items/b',
    'PUT board/items/b/week',
    'DELETE board/items/c',
  ])
  expect(sent[1]?.body).toEqual({ position: place })
  expect(waiting()).toEqual([])
})

test('what is taken off and brought back offline comes back last, with its place and its goal', async () => {
  await removeFromBoard('board', 'a')
  await restoreToBoard('board', goal)
  await comeOnline()
  expect(asked()).toEqual(['DELETE board/items/a', 'PUT board/items/a'])
  expect(sent[1]?.body).toEqual({
    item: { kind: 'goal', content: { text: 'Sing' } },
    position: place,
    created_at: goal.created_at,
    session_id: 'week',
  })
})

test('what the server will not have keeps its words, holds up nothing else, and can be taken off', async () => {
  await addToBoard('board', { kind: 'quote', content: { text: 'One too many' } }, 'a')
  await settle()
  isOnline = true
  refusal = { status: 400, error: 'That is as much as fits.' }
  await emptyOutbox('ana')
  expect(allOutboxItems()[0]).toMatchObject({ id: 'a:add', refused: 'That is as much as fits.' })
  refusal = undefined
  await addToBoard('board', { kind: 'quote', content: { text: 'Another' } }, 'b')
  await settle()
  expect(waiting()).toEqual(['a:add'])
  await removeFromBoard('board', 'a')
  expect(waiting()).toEqual([])
  expect(asked().filter((each) => each.startsWith('DELETE'))).toEqual([])
})

test('changes of the fields wait as one, over the version that she saw; a name that is blank is none of them', async () => {
  expect(queueFields(board, savable({ title: 'Slow', layout: 'collage' }))).toBe(true)
  // Meanwhile another phone changed it: what waits still says what it was made over.
  queueFields({ ...board, version: 9 }, savable({ title: ' ', theme_hex: '#112233' }))
  await comeOnline()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({ version: 4, title: 'Slow', layout: 'collage', theme_hex: '#112233' })
})

test('refused for what was changed elsewhere, they stay until she has chosen, and go on being hers to change', async () => {
  queueFields(board, { title: 'Here' })
  isOnline = true
  refusal = { status: 409, error: 'Changed elsewhere' }
  await sendFields()
  queueFields(board, { intent: 'room' })
  const [item] = allOutboxItems()
  expect([item?.refused, changesIn(item)]).toEqual(['Changed elsewhere', { title: 'Here', intent: 'room' }])
  await sendFields()
  expect(sent).toHaveLength(1)
  refusal = undefined
  await overwriteFields({ ...board, version: 7 })
  expect(sent[1]?.body).toMatchObject({ version: 7, title: 'Here', intent: 'room' })
  expect(waiting()).toEqual([])
})
