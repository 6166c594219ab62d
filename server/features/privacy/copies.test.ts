import { afterAll, beforeAll, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { listInbox } from '#contract/notifications.ts'
import * as privacy from '#contract/privacy.ts'
import { mailsPerHour } from '#server/features/account/credential-changes.ts'
import { letTimePass } from '#server/testing/authenticator.ts'
import { download, readyCopy } from '#server/testing/copies.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, startTalk } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { prepareExports } from './prepare-exports.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'a quiet cup of tea'
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000)

const readPrivacy = async (member: Visitor) => (await member.call(privacy.getPrivacy, {})).body

test('a chat that she has deleted is not in her copy, though it can still be brought back', async () => {
  const ana = await server.member()
  const gone = await startTalk(ana, 'words that she deleted')
  await startTalk(ana, 'words that she kept')
  await ana.call(companion.updateThread, { params: { threadId: gone }, body: { is_saved: true } })
  await ana.call(companion.deleteThread, { params: { threadId: gone } })
  const files = await download(server, ana, await readyCopy(server, ana))
  if (!files || typeof files === 'string') throw new Error('no copy')
  const whole = Object.values(files).join('')
  expect(whole).toContain('words that she kept')
  expect(whole).not.toMatch(/words that she deleted/i)
  expect(whole).not.toContain(gone)
  await ana.call(companion.restoreThread, { params: { threadId: gone } })
})

test('nor where another, whose phone named her chat alike, has kept hers', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const { thread_id: _, ...body } = incoming('', 'words that both said')
  for (const who of [ana, bea]) await who.call(companion.motherChat, { body })
  await ana.call(companion.deleteThread, { params: { threadId: body.message_id } })
  const wordsOf = async (who: Visitor) =>
    Object.values((await download(server, who, await readyCopy(server, who))) ?? {}).join('')
  expect(await wordsOf(bea)).toContain('words that both said')
  expect(await wordsOf(ana)).not.toMatch(/words that both said/i)
})

test('the mail brings a link that is good for her alone, unchanged, and for seven days', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const path = await readyCopy(server, ana)
  const [mail] = await mailsTo(server, ana.email)
  expect(mail).toMatchObject({ subject: 'Your Lightly data is ready' })
  expect(mail?.text).toContain(server.origin + path)
  await prepareExports(server.services, new Date())
  const subjects = (await mailsTo(server, ana.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === mail?.subject)).toHaveLength(1)
  expect((await ana.call(listInbox, {})).body.notes).toMatchObject([{ kind: 'export_ready', count: 1 }])

  const gone = '/account/privacy?export=gone'
  expect(await download(server, server.visitor(), path)).toBe('/signin')
  expect(await download(server, bea, path)).toBe(gone)
  // The first letter of the signature: of the last one some bits mean nothing.
  const changed = path.replace(
    /[^.]*$/,
    (signature) => (signature[0] === 'A' ? 'B' : 'A') + signature.slice(1),
  )
  expect(await download(server, ana, changed)).toBe(gone)
  expect(await download(server, ana, '/api/exports/nonsense')).toBe(gone)
  expect(await download(server, ana, path)).toHaveProperty('README.txt')

  await prepareExports(server.services, days(7.1))
  expect(await download(server, ana, path)).toBe(gone)
  expect((await readPrivacy(ana)).export).toBeNull()
})

test('a copy is made and mailed no more than a few times an hour', async () => {
  const ana = await server.member()
  for (let times = 0; times < mailsPerHour.times; times += 1) await readyCopy(server, ana)
  const before = await readPrivacy(ana)
  expect(await ana.send('POST', privacy.requestExport.path)).toMatchObject({
    status: 429,
    body: { error: mailsPerHour.refusal },
  })
  await prepareExports(server.services, new Date())
  expect(await readPrivacy(ana)).toEqual(before)
  const copies = (await mailsTo(server, ana.email)).filter(({ subject }) => subject.includes('is ready'))
  expect(copies).toHaveLength(mailsPerHour.times)
})

test('a copy is asked for and fetched only by whoever has just proved that it is her', async () => {
  const ana = await server.member()
  const path = await readyCopy(server, ana)
  await letTimePass(server, ana.userId)
  const refused = { status: 403, body: { code: 'step_up_required' } }
  const before = await readPrivacy(ana)
  expect(await ana.send('POST', privacy.requestExport.path)).toMatchObject(refused)
  expect(await ana.send('POST', privacy.openExport.path)).toMatchObject(refused)
  expect(await readPrivacy(ana)).toEqual(before)
  expect(JSON.stringify(before)).not.toContain('/api/exports/')
  // The mailed link leads to where she is asked.
  expect(await download(server, ana, path)).toBe('/account/privacy')

  await ana.send('POST', '/api/step-up', { password })
  expect((await ana.call(privacy.openExport, {})).body.url).toBe(path)
  expect(await download(server, ana, path)).toHaveProperty('README.txt')
})

test('a copy that fails five times is given up, holds up no other, and can be asked for again', async () => {
  const ana = await server.member()
  const state = async () => (await readPrivacy(ana)).export?.state
  const { asOwner } = server.testDatabase
  const tries = async () =>
    (await asOwner<{ tries: number }>('select tries from exports where user_id = $1', [ana.userId]))[0]?.tries
  await ana.call(privacy.requestExport, {})
  await asOwner('alter table notifications rename to notifications_elsewhere')
  try {
    for (let times = 1; times <= 5; times += 1) {
      await expect(prepareExports(server.services, new Date())).rejects.toThrow('1 of 1 failed')
      expect([await tries(), await state()]).toEqual([times, 'waiting'])
    }
    for (const _ of ['given up', 'left alone']) await prepareExports(server.services, new Date())
    expect([await tries(), await state()]).toEqual([6, 'failed'])
  } finally {
    await asOwner('alter table notifications_elsewhere rename to notifications')
  }
  expect((await ana.call(privacy.requestExport, {})).body.export?.state).toBe('waiting')
  await prepareExports(server.services, new Date())
  expect(await state()).toBe('ready')
})
