import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as reports from '#contract/reports.ts'
import type { Mailer } from '#server/platform/mail/mail.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { post, type Villager, villager } from '#server/testing/village.ts'
import { mailModerators } from './mail-moderators.ts'

let server: TestServer
let ana: Villager
let mod: Villager
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['cases', 'moderators']) await server.testDatabase.asOwner(`delete from ${table}`)
  ;[ana, mod] = await Promise.all([villager(server, 'Ana'), villager(server, 'Mo')])
  await moderates(mod)
})

const held = 'i am going to kill myself tonight'
const moderates = ({ userId }: Villager) =>
  server.testDatabase.asOwner('insert into moderators (user_id) values ($1)', [userId])
const tell = (send?: Mailer['send']) =>
  mailModerators(
    { ...server.services, mailer: { ...server.services.mailer, ...(send && { send }) } },
    new Date(),
  )
const mails = async (who = mod) =>
  (await mailsTo(server, who.email)).filter(({ subject }) => subject.includes('needs a person'))

test('moderators are mailed once of what is urgent, with no word of it', async () => {
  const rude = await post(mod)
  await ana.call(reports.reportPost, { params: { postId: rude.id }, body: { reason: 'unkind' } })
  await tell()
  expect(await mails()).toEqual([])
  await post(ana, { content: held })
  for (let times = 0; times < 2; times += 1) await tell()
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(JSON.stringify(mail)).not.toMatch(/kill|tonight|Ana/)
})

test('a run that ends before its mails are out is done anew', async () => {
  await post(ana, { content: held })
  const mailing = Promise.withResolvers<void>()
  void tell(() => {
    mailing.resolve()
    return new Promise<never>(() => undefined)
  })
  await mailing.promise
  await tell()
  expect(await mails()).toHaveLength(1)
})

test('an address that takes no mail keeps nobody else from hers, and has nobody mailed twice', async () => {
  const others = await Promise.all([villager(server, 'Flo'), villager(server, 'Ida')])
  for (const other of others) await moderates(other)
  await post(ana, { content: held })
  const send: Mailer['send'] = (to, content) =>
    to === mod.email ? Promise.reject(new Error('no such address')) : server.services.mailer.send(to, content)
  await expect(tell(send)).rejects.toThrow('1 of 3 failed')
  for (let times = 0; times < 2; times += 1) await tell(send)
  for (const other of others) expect(await mails(other)).toHaveLength(1)
})

test('where no moderator could be reached, or there is none yet, it is tried again', async () => {
  await post(ana, { content: held })
  await expect(tell(() => Promise.reject(new Error('the mail server is down')))).rejects.toThrow(
    '1 of 1 failed',
  )
  await server.testDatabase.asOwner('delete from moderators')
  await tell()
  await moderates(mod)
  await tell()
  expect(await mails()).toHaveLength(1)
})
