import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#server/database/client.ts'
import { brokenPictures } from '#server/testing/broken-pictures.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { AppError } from '../http/app-error.ts'
import { installErrorHandler } from '../http/error-handler.ts'
import type { Caller } from '../http/implement.ts'
import { acceptUploads } from './accept-uploads.ts'
import { fileRoutes } from './file-route.ts'
import type { FileRules } from './file-rules.ts'
import { findFile } from './files-repo.ts'
import { keyOf } from './storage.ts'
import { storePicture, urlSafeName } from './store-picture.ts'
import { sweepFiles } from './sweep.ts'

let server: TestServer
let ana: Visitor & { userId: string }
let bea: typeof ana
let picture: Buffer
/** The calling member of the small server beneath. */
let callerId: string | null = null

const rules: FileRules = {
  albums: {
    maySee: async (member, path) => (await findFile(member, 'albums', path)) !== undefined,
    isUsed: sql`exists (select from reminders where reminders.text = files.path)`,
  },
  hidden: { maySee: null, isUsed: sql`true` },
}
const http = Fastify()

beforeAll(async () => {
  server = await startTestServer()
  ;[ana, bea] = await Promise.all([server.member(), server.member()])
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#f9c9b5' } })
    .jpeg()
    .toBuffer()
  const { database, storage } = server.services
  installErrorHandler(http)
  http.decorate('findCaller', async () => (callerId ? ({ userId: callerId } as Caller) : null))
  acceptUploads(http, (scope) => {
    scope.post('/upload', ({ body }) => {
      if (!callerId) throw new AppError('unauthorized', 'nobody')
      const path = `${callerId}/${crypto.randomUUID()}`
      const upload = { userId: callerId, bucket: 'albums', path, bytes: body }
      return storePicture(database.asMember(callerId), storage, upload)
    })
  })
  fileRoutes(http, server.services, rules)
  await http.listen({ host: 'localhost', port: 0 })
})
afterAll(async () => {
  await http.close()
  await server.close()
})

const upload = (payload: Buffer, type = 'application/octet-stream') =>
  http.inject({ method: 'POST', url: '/upload', payload, headers: { 'content-type': type } })
const rows = () => server.testDatabase.asOwner<{ path: string }>('select path from files order by created_at')
const stored = async () =>
  [...(await server.services.storage.listAll('/', { recursive: true })).objects].filter(
    (found) => 'key' in found,
  ).length

test('what is no picture is answered 400 Upload failed, and nothing of it is stored', async () => {
  callerId = ana.userId
  const refused = { error: 'Upload failed', code: 'bad_input', fields: { body: 'Upload failed' } }
  for (const [what, bytes] of await brokenPictures()) {
    const answer = await upload(bytes, 'image/jpeg')
    expect([what, answer.statusCode, answer.json()]).toEqual([what, 400, refused])
  }
  const huge = await upload(Buffer.alloc(26 * 1024 * 1024, 1))
  expect([huge.statusCode, huge.json()]).toEqual([400, refused])
  expect(await rows()).toEqual([])
  expect(await stored()).toBe(0)
  callerId = null
  expect((await upload(picture)).statusCode).toBe(401)
})

test('a picture is served to whom its bucket’s rule lets see it, and to nobody else', async () => {
  callerId = ana.userId
  const path = (await upload(picture, 'text/html')).body
  const read = (url: string) => http.inject({ url })
  const answer = await read(`/api/files/albums/${path}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=3600',
    vary: 'cookie',
  })
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(40)

  const nobodys = await read(`/api/files/albums/${crypto.randomUUID()}.webp`)
  expect(nobodys.statusCode).toBe(404)
  callerId = bea.userId
  const hers = await read(`/api/files/albums/${path}`)
  expect([hers.statusCode, hers.body]).toEqual([404, nobodys.body])
  for (const wild of [
    '/api/files/hidden/x',
    '/api/files/__proto__/x',
    '/api/files/albums/..%2f..%2fsecrets.json',
    '/api/files/albums/%00',
  ])
    expect([wild, (await read(wild)).statusCode]).toEqual([wild, 404])
  callerId = null
  expect((await read(`/api/files/albums/${path}`)).statusCode).toBe(401)
})

test('a taken path is not overwritten, and what the storage cannot take is no file', async () => {
  const { database, storage } = server.services
  const member = database.asMember(ana.userId)
  const given = { userId: ana.userId, bucket: 'albums', path: `${ana.userId}/twice`, bytes: picture }
  const path = await storePicture(member, storage, given)
  const before = await storage.getBytes(keyOf({ bucket: 'albums', path }))
  const other = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  await expect(storePicture(member, storage, { ...given, bytes: other })).rejects.toMatchObject({
    status: 400,
  })
  expect(await storage.getBytes(keyOf({ bucket: 'albums', path }))).toEqual(before)

  const full = { put: () => Promise.reject(new Error('ENOSPC')) } as unknown as typeof storage
  await expect(storePicture(member, full, { ...given, path: `${ana.userId}/full` })).rejects.toMatchObject({
    status: 503,
    message: 'Upload failed',
  })
})

test('hourly, what nothing refers to goes, bytes and row; what is used stays', async () => {
  callerId = ana.userId
  const { services } = server
  const [used, unused] = [(await upload(picture)).body, (await upload(picture)).body]
  await ana.send('PUT', `/api/reminders/${crypto.randomUUID()}`, { text: used, due: '2030-01-07T09:00' })
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await sweepFiles(services, rules, at(1))
  expect((await rows()).map(({ path }) => path)).toEqual(expect.arrayContaining([used, unused]))
  await sweepFiles(services, rules, at(62))
  expect((await rows()).map(({ path }) => path)).toEqual([used])
  expect(await stored()).toBe(1)

  await server.testDatabase.asOwner('delete from reminders')
  await sweepFiles(services, rules, at(70))
  expect(await rows()).toHaveLength(1)
  await sweepFiles(services, rules, at(120))
  expect(await rows()).toHaveLength(1)
  await sweepFiles(services, rules, at(131))
  await sweepFiles(services, rules, at(131))
  expect([await rows(), await stored()]).toEqual([[], 0])
})

test('what she called a file becomes a plain name', () => {
  expect(urlSafeName('My Holiday (1).JPEG')).toBe('my-holiday-1')
  expect(urlSafeName('../../etc/passwd')).toBe('etc-passwd')
  expect(urlSafeName('Été à la mer.png')).toBe('ete-a-la-mer')
  expect(urlSafeName('🌊.webp')).toBe('picture')
  expect(urlSafeName('x'.repeat(400))).toHaveLength(60)
})
