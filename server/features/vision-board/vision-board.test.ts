import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictures } from '#content/vision-board/pictures.ts'
import { limits } from '#contract/limits.ts'
import * as board from '#contract/vision-board.ts'
import { fileRules } from '#server/file-rules.ts'
import { sweepFiles } from '#server/platform/storage/sweep.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { paintPicture } from './pictures/paint-picture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Member = Awaited<ReturnType<TestServer['member']>>

const open = async (who: Visitor, template?: board.BoardKind) =>
  (await who.call(board.openBoard, { body: { ...(template && { template }) } })).body
const quote = (text: string): board.ItemContent => ({ kind: 'quote', content: { text } })
const put = (who: Visitor, boardId: string, item: board.ItemContent, itemId: string = crypto.randomUUID()) =>
  who.call(board.addItem, { params: { boardId, itemId }, body: { item } })
const upload = (who: Visitor, boardId: string, bytes: Uint8Array<ArrayBuffer>, name = 'Our beach.JPG') =>
  who.send<{ url: string; error: string }>(
    'POST',
    `/api/vision-board/${boardId}/pictures?name=${encodeURIComponent(name)}`,
    bytes,
    { 'content-type': 'image/jpeg' },
  )
const photo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f9c9b5' } })
      .jpeg()
      .toBuffer(),
  )
const read = (who: Visitor, url: string) => who.send<unknown>('GET', url)

test('the board is made with its defaults once, however often it is opened, and a template is written back', async () => {
  const ana = await server.member()
  const [first, second] = await Promise.all([open(ana), open(ana)])
  expect(first).toMatchObject({
    title: 'My Board',
    intent: null,
    theme_hex: '#F9C9B5',
    board_kind: 'rediscovery',
    layout: 'grid-2x3',
    version: 1,
    items: [],
  })
  expect(second.id).toBe(first.id)
  expect(await open(ana, 'rediscovery')).toMatchObject({ board_kind: 'rediscovery', version: 1 })
  expect(await open(ana, 'manifest')).toMatchObject({ id: first.id, board_kind: 'manifest', version: 2 })
  expect(await open(ana)).toMatchObject({ board_kind: 'manifest' })
  expect((await ana.send('POST', '/api/vision-board', { template: 'other' })).status).toBe(400)
})

test('a save writes the changed fields alone; over an older version it is refused, unless it says nothing new', async () => {
  const ana = await server.member()
  const { id: boardId } = await open(ana)
  const save = (body: Record<string, unknown>) =>
    ana.send<Record<string, never>>('PATCH', `/api/vision-board/${boardId}`, body)
  const first = await save({ version: 1, title: '  Slow days ', intent: 'room to breathe' })
  expect(first.body).toMatchObject({ board: { title: 'Slow days', intent: 'room to breathe', version: 2 } })
  expect((await save({ version: 1, title: 'Slow days' })).body).toMatchObject({ board: { version: 2 } })
  const conflict = await save({ version: 1, theme_hex: '#112233' })
  expect([conflict.status, conflict.body]).toEqual([
    409,
    { error: 'This board was changed somewhere else', code: 'conflict' },
  ])
  expect(
    (await save({ version: 2, layout: 'collage', board_kind: 'goals', theme_hex: '#112233', intent: ' ' }))
      .body,
  ).toMatchObject({
    board: {
      title: 'Slow days',
      intent: null,
      theme_hex: '#112233',
      layout: 'collage',
      board_kind: 'goals',
      version: 3,
    },
  })
  for (const wrong of [
    { title: ' ' },
    { title: 'x'.repeat(81) },
    { theme_hex: 'red' },
    { layout: 'heap' },
    { board_kind: 'x' },
  ])
    expect((await save({ version: 3, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
  const both = await Promise.all([save({ version: 3, title: 'One' }), save({ version: 3, title: 'Two' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('one sitting goes on without the version that its last save made; another phone in between ends that', async () => {
  const ana = await server.member()
  const { id: boardId } = await open(ana)
  const edit_id = crypto.randomUUID()
  const save = (body: Record<string, unknown>) => ana.send('PATCH', `/api/vision-board/${boardId}`, body)
  expect((await save({ version: 1, edit_id, title: 'S' })).status).toBe(200)
  expect((await save({ version: 1, edit_id, title: 'Sl' })).body).toMatchObject({ board: { version: 3 } })
  expect((await save({ version: 3, edit_id: crypto.randomUUID(), title: 'Else' })).status).toBe(200)
  expect((await save({ version: 1, edit_id, title: 'Slow' })).status).toBe(409)
  expect((await save({ version: 1, title: 'Nobody' })).status).toBe(409)
})

test('items stand in the order they came in, come once however often they are sent, and come back to their place', async () => {
  const ana = await server.member()
  const { id: boardId } = await open(ana)
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
  const first = (await put(ana, boardId, quote('Small counts'), one)).body.item
  await put(ana, boardId, { kind: 'goal', content: { text: 'Walk round the block' } }, two)
  expect((await put(ana, boardId, quote('something else'), one)).body.item).toEqual(first)
  const ids = async () => (await open(ana)).items.map(({ id }) => id)
  expect(await ids()).toEqual([one, two])

  const position = { x: 12.5, y: 600, w: 180, h: 40 }
  const params = { boardId, itemId: one }
  expect((await ana.call(board.moveItem, { params, body: { position } })).body).toEqual({ position })
  for (const wrong of [{ x: -1 }, { y: 641 }, { w: 39 }, { h: 700 }, { x: Number.MAX_VALUE }, { w: 'x' }])
    expect(
      (
        await ana.send('PATCH', `/api/vision-board/${boardId}/items/${one}`, {
          position: { ...position, ...wrong },
        })
      ).status,
    ).toBe(400)
  expect((await open(ana)).items[0]).toMatchObject({ id: one, position })

  for (const _ of ['once', 'again']) expect((await ana.call(board.removeItem, { params })).status).toBe(200)
  expect(await ids()).toEqual([two])
  expect((await ana.call(board.moveItem, { params, body: { position } })).status).toBe(404)
  const back = { item: quote('Small counts'), position, created_at: first.created_at }
  expect((await ana.call(board.addItem, { params, body: back })).body.item).toMatchObject({ position })
  expect(await ids()).toEqual([one, two])
})

test('a board holds so many things, and words of hers alone that say something', async () => {
  const ana = await server.member()
  const { id: boardId } = await open(ana)
  for (const item of [
    quote(' '),
    quote('x'.repeat(limits.boardTextMax + 1)),
    { kind: 'goal', content: {} },
    { kind: 'video', content: { text: 'x' } },
  ])
    expect(
      (await ana.send('PUT', `/api/vision-board/${boardId}/items/${crypto.randomUUID()}`, { item })).status,
    ).toBe(400)
  for (let count = 0; count < limits.boardItemsMax; count += 1)
    await put(ana, boardId, quote(`Line ${count}`))
  const over = await put(ana, boardId, quote('One more'))
  expect([over.status, (await open(ana)).items.length]).toEqual([400, limits.boardItemsMax])
})

test('a picture goes up under her board, is hers alone to see, and nothing else may stand as one', async () => {
  const [ana, bea] = [await server.member(), await server.member()]
  const { id: boardId } = await open(ana)
  const { url } = (await upload(ana, boardId, await photo())).body
  expect(url).toMatch(new RegExp(`^/api/files/vision/${ana.userId}/${boardId}/\\d{13}-our-beach\\.webp$`))
  const added = await put(ana, boardId, { kind: 'image', content: { url, credit: 'Me' } })
  expect(added.body.item).toMatchObject({ kind: 'image', content: { url, credit: 'Me' }, position: null })
  const seen = await read(ana, url)
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(seen.headers.get('cache-control')).toBe('private, max-age=3600')
  expect((await read(bea, url)).status).toBe(404)
  expect((await read(server.visitor(), url)).status).toBe(401)

  const broken = await upload(ana, boardId, new Uint8Array(Buffer.from('no picture')))
  expect([broken.status, broken.body.error]).toEqual([400, 'Upload failed'])
  expect((await upload(bea, boardId, await photo())).status).toBe(404)
  const { id: boardOfBea } = await open(bea)
  for (const wrong of [
    url,
    'https://elsewhere.example/x.png',
    '/api/files/vision/none.webp',
    '/api/pictures/none.svg',
    'data:image/png;base64,',
    '/api/profile',
  ])
    expect((await put(bea, boardOfBea, { kind: 'image', content: { url: wrong } })).status, wrong).toBe(400)
  expect((await open(bea)).items).toEqual([])
})

test('what is taken off a board can come back for a while; then its file goes', async () => {
  const ana = await server.member()
  const { id: boardId } = await open(ana)
  const { url } = (await upload(ana, boardId, await photo())).body
  const params = { boardId, itemId: crypto.randomUUID() }
  const item: board.ItemContent = { kind: 'image', content: { url } }
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await put(ana, boardId, item, params.itemId)
  await sweepFiles(server.services, fileRules, at(100))
  await ana.call(board.removeItem, { params })
  await sweepFiles(server.services, fileRules, at(101))
  expect((await put(ana, boardId, item, params.itemId)).status).toBe(200)
  await sweepFiles(server.services, fileRules, at(200))
  expect((await read(ana, url)).status).toBe(200)
  await ana.call(board.removeItem, { params })
  await sweepFiles(server.services, fileRules, at(201))
  await sweepFiles(server.services, fileRules, at(262))
  expect((await read(ana, url)).status).toBe(404)
  expect((await put(ana, boardId, item, params.itemId)).status).toBe(400)
})

test('her words pass safety: the card comes with the save, and no word is kept of it', async () => {
  const ana = await server.member()
  const { id: boardId, version } = await open(ana)
  const grave = 'i want to end my life tonight'
  const added = await put(ana, boardId, quote(grave))
  expect(added.body.safety).toMatchObject({ level: 'emergency', cardId: 'emergency-life' })
  const saved = await ana.call(board.saveBoard, { params: { boardId }, body: { version, intent: grave } })
  expect(saved.body.safety.cardId).toBe('emergency-life')
  const events = await server.testDatabase.asOwner<{ surface: string }>(
    'select surface from safety_events where user_id = $1',
    [ana.userId],
  )
  expect(events).toEqual([{ surface: 'vision-board' }, { surface: 'vision-board' }])
})

test('making a board takes a membership; one that is there stays hers when that ends', async () => {
  const free = await server.freeMember()
  expect(await free.send('POST', '/api/vision-board', {})).toMatchObject({
    status: 403,
    body: { code: 'members_only' },
  })
  const ana: Member = await server.member()
  const { id: boardId } = await open(ana)
  await server.testDatabase.asOwner(
    `update subscriptions set on_trial = false, status = 'canceled', stripe_status = 'canceled', trial_end = now() - interval '1 day',
       current_period_end = null where user_id = $1`,
    [ana.userId],
  )
  expect((await open(ana)).id).toBe(boardId)
  expect((await put(ana, boardId, quote('Still mine'))).status).toBe(200)
})

test('each of our pictures is painted, small, plain and the same for everybody', async () => {
  for (const name of Object.keys(pictures)) {
    const drawn = paintPicture(name) ?? ''
    expect(drawn.length, name).toBeGreaterThan(300)
    expect(drawn.length, name).toBeLessThan(8_000)
    expect(drawn).not.toMatch(/script|href|NaN|undefined/)
  }
  expect(Object.keys(pictures).length).toBeGreaterThanOrEqual(24)
  const seen = await read(server.visitor(), '/api/pictures/sunrise.svg')
  expect(seen.headers.get('content-type')).toContain('image/svg+xml')
  for (const wrong of ['none.svg', 'constructor.svg', '__proto__'])
    expect((await read(server.visitor(), `/api/pictures/${wrong}`)).status).toBe(404)
})
