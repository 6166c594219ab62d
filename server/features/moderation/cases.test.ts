import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { villageRefusals } from '#content/village/refusals.ts'
import * as cases from '#contract/cases.ts'
import { listInbox } from '#contract/notifications.ts'
import * as reports from '#contract/reports.ts'
import * as village from '#contract/village.ts'
import * as writing from '#contract/village-writing.ts'
import { deleteMembers } from '#server/features/privacy/delete-members.ts'
import { download, readyCopy } from '#server/testing/copies.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { post, reply, section, thread, type Villager, villager } from '#server/testing/village.ts'
import { removeOldCases } from './clean-up.ts'

let server: TestServer
let ana: Villager
let bea: Villager
let mod: Villager
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await asOwner('delete from cases')
  await asOwner('delete from moderators')
  ;[ana, bea, mod] = await Promise.all([
    villager(server, 'Ana'),
    villager(server, 'Bea'),
    villager(server, 'Mo'),
  ])
  await asOwner('insert into moderators (user_id) values ($1)', [mod.userId])
})

const asOwner: TestServer['testDatabase']['asOwner'] = (...given) => server.testDatabase.asOwner(...given)
const held = 'i am going to kill myself tonight'
const open = async () => (await mod.call(cases.listCases, { query: {} })).body.cases
const audit = async () => (await mod.call(cases.listAudit, {})).body.entries
const decide = async (
  caseId: string,
  body: { is_shown: boolean; sanction?: reports.SanctionKind; why?: string },
) =>
  (await mod.call(cases.decideCase, { params: { caseId }, body: { why: 'We looked at it.', ...body } })).body
const report = (who: Villager, postId: string, reason: reports.ReportReason = 'unkind', note?: string) =>
  who.call(reports.reportPost, { params: { postId }, body: { reason, ...(note && { note }) } })
const decisions = async (who: Villager) => (await who.call(reports.listDecisions, {})).body.decisions
const write = (who: Villager, content = 'Anything new?') =>
  who.send('PUT', `/api/village/posts/${crypto.randomUUID()}`, {
    topic: 'Baby',
    content,
    is_anonymous: false,
  })

test('what waits comes to the moderators as a copy that names nobody, before what was reported', async () => {
  const rude = await post(bea, { content: 'You are all useless' })
  await report(ana, rude.id, 'unkind', 'Not how we talk here')
  const waits = await post(ana, { content: held, is_anonymous: true })
  const crisis = await post(ana, { content: 'i have been having suicidal thoughts again' })
  expect(await open()).toMatchObject([
    {
      kind: 'hold',
      is_urgent: true,
      content: held,
      label: 'Anonymous · wrote this',
      reports: 0,
    },
    { kind: 'crisis', is_urgent: true, content: crisis.content, label: 'Ana' },
    {
      kind: 'report',
      is_urgent: false,
      content: rude.content,
      label: 'Bea',
      reports: 1,
      reasons: ['unkind'],
      notes: ['Not how we talk here'],
    },
  ])
  const seen = JSON.stringify(await open())
  for (const { userId, email } of [ana, bea]) for (const id of [userId, email]) expect(seen).not.toContain(id)
  // The same person in two cases, whoever she is.
  const [first, second, third] = await open()
  expect(first?.person).toBe(second?.person)
  expect(third?.person).not.toBe(first?.person)
  expect((await ana.send('GET', cases.listCases.path)).status).toBe(403)
  expect((await mod.send('GET', `/api/village/posts/${waits.id}`)).status).toBe(404)
})

test('a moderator shows what waited: then it is there, is counted, and is told of', async () => {
  const made = await post(bea)
  const said = await reply(ana, made.id, { content: held, is_anonymous: true })
  const [waiting] = await open()
  expect(waiting).toMatchObject({ is_reply: true, beneath: [made.content] })
  expect((await bea.call(listInbox, {})).body.notes).toEqual([])
  await decide(waiting?.id ?? '', { is_shown: true })
  expect((await thread(bea, made.id)).replies).toMatchObject([{ id: said.id, card_id: 'emergency-life' }])
  expect((await thread(bea, made.id)).post.reply_count).toBe(1)
  expect((await bea.call(listInbox, {})).body.notes).toMatchObject([{ kind: 'village_reply', count: 1 }])
  expect(await open()).toEqual([])
  expect(await decisions(ana)).toMatchObject([
    { reply_id: said.id, is_hidden: false, why: 'We looked at it.' },
  ])
  expect((await ana.call(listInbox, {})).body.notes).toMatchObject([{ kind: 'village_decision' }])
})

test('three different members hide a post until somebody has looked; one of them three times does not', async () => {
  const made = await post(ana, { topic: 'Newborn', content: 'Some people should not have kids' })
  const three = [bea, await villager(server, 'Cleo'), await villager(server, 'Dee')] as const
  for (let times = 0; times < 3; times += 1) await report(bea, made.id)
  await report(three[1], made.id)
  expect((await thread(bea, made.id)).post.state).toBe('published')
  await report(three[2], made.id, 'self-harm')
  expect((await bea.send('GET', `/api/village/posts/${made.id}`)).status).toBe(404)
  expect((await section(bea, 'Newborn')).posts).toEqual([])
  expect((await thread(ana, made.id)).post.state).toBe('hidden')
  expect(await open()).toMatchObject([{ reports: 3, is_urgent: true, reasons: ['self-harm', 'unkind'] }])
  // Why, she may read; who, nobody tells her.
  const told = await decisions(ana)
  expect(told).toMatchObject([{ post_id: made.id, is_hidden: true, is_open: true, why: null }])
  const copy = JSON.stringify([told, await download(server, ana, await readyCopy(server, ana))])
  for (const who of three) expect(copy).not.toContain(who.userId)
  const [found] = await open()
  await decide(found?.id ?? '', { is_shown: true, why: 'Harsh, and within the rules.' })
  expect((await thread(bea, made.id)).post.state).toBe('published')
  // Judged once, the same words are not hidden again by the same three.
  for (const who of three) await report(who, made.id)
  expect((await thread(bea, made.id)).post.state).toBe('published')
})

test('a reply is reported likewise, hers by nobody herself, and what is not there by nobody', async () => {
  const made = await post(ana)
  const said = await reply(bea, made.id)
  const at = (id: string) => `/api/village/replies/${id}/report`
  expect((await bea.send('PUT', at(said.id), { reason: 'other' })).status).toBe(404)
  expect((await ana.send('PUT', at(crypto.randomUUID()), { reason: 'other' })).status).toBe(404)
  expect((await ana.send('PUT', at(said.id), { reason: 'boring' })).status).toBe(400)
  for (const name of ['Cleo', 'Dee', 'Eve'])
    await (await villager(server, name)).call(reports.reportReply, {
      params: { replyId: said.id },
      body: { reason: 'selling' },
    })
  expect((await thread(ana, made.id)).replies).toEqual([])
  expect((await thread(ana, made.id)).post.reply_count).toBe(0)
  expect((await ana.call(listInbox, {})).body.notes).toEqual([])
})

test('the ladder holds: a warning is said, a freeze and a suspension stop her writing, a limit slows it', async () => {
  const written = async () => {
    const made = await post(ana, { content: `Words ${Math.random().toString(36).replace(/\d/g, 'x')}` })
    await report(bea, made.id)
    return (await open())[0]?.id ?? ''
  }
  await decide(await written(), { is_shown: false, sanction: 'warn' })
  expect((await write(ana)).status).toBe(200)
  const frozen = await written()
  await decide(frozen, { is_shown: false, sanction: 'freeze' })
  expect(await write(ana)).toMatchObject({ status: 403, body: { error: villageRefusals.paused } })
  const { paused } = (await ana.call(village.getStanding, {})).body
  expect(Date.parse(paused?.until ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000)
  // Her appeal is looked at, and the next decision takes the last one's place.
  await ana.call(reports.appealDecision, { params: { caseId: frozen }, body: { text: 'It was a joke' } })
  expect(await open()).toMatchObject([{ id: frozen, appeal: 'It was a joke' }])
  await decide(frozen, { is_shown: true, sanction: 'limit', why: 'We see that now.' })
  expect((await ana.call(village.getStanding, {})).body).toMatchObject({ new_account: { posts_left: 0 } })
  expect((await write(ana)).status).toBe(429)
  expect((await ana.send('PUT', `/api/village/decisions/${frozen}/appeal`, { text: 'Again' })).status).toBe(
    200,
  )
  expect(await open()).toEqual([])
  await decide(frozen, { is_shown: true, sanction: 'suspend' })
  expect((await ana.call(village.getStanding, {})).body.paused).toEqual({ until: null })
  expect((await ana.call(village.listMyPosts, { query: {} })).status).toBe(200)
  await decide(frozen, { is_shown: true })
  expect((await ana.call(village.getStanding, {})).body.paused).toBeUndefined()
})

test('nobody decides about her own words', async () => {
  const made = await post(mod)
  await report(bea, made.id)
  const before = await audit()
  const path = `/api/moderate/cases/${(await open())[0]?.id}/decision`
  expect(await mod.send('POST', path, { is_shown: true, why: 'I like it' })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
  expect([await audit(), (await open()).length]).toEqual([before, 1])
})

test('nobody answers a decision about somebody else, or one that there is not', async () => {
  const made = await post(ana)
  await report(bea, made.id)
  const [{ id } = { id: '' }] = await open()
  await decide(id, { is_shown: false })
  const answers = await Promise.all(
    [id, crypto.randomUUID()].map((caseId) =>
      bea.send('PUT', `/api/village/decisions/${caseId}/appeal`, { text: 'Mine' }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(await decisions(bea)).toEqual([])
})

test('who wrote it a moderator learns for a reason, which is written down first, and nothing of it is ever changed', async () => {
  const made = await post(ana, { content: held, is_anonymous: true })
  const [found] = await open()
  const at = `/api/moderate/cases/${found?.id}/unmask`
  expect((await mod.send('POST', at, { reason: 'why' })).status).toBe(400)
  const before = (await audit()).length
  const { body } = await mod.call(cases.unmaskCase, {
    params: { caseId: found?.id ?? '' },
    body: { reason: 'She may be in danger tonight' },
  })
  expect(body).toEqual({ member_id: ana.userId, name: 'Ana', email: ana.email })
  const entries = await audit()
  expect(entries.length).toBe(before + 1)
  expect(entries[0]).toMatchObject({
    act: 'unmask',
    case_id: found?.id,
    reason: 'She may be in danger tonight',
  })
  expect(JSON.stringify(entries)).not.toContain(made.content)
  expect(JSON.stringify(entries)).not.toContain(mod.userId)
  const { build, sql } = await import('#server/database/client.ts')
  for (const statement of [sql`update moderation_audit set reason = 'x'`, sql`delete from moderation_audit`])
    await expect(server.services.database.asSystem().rows(statement.compile(build))).rejects.toThrow('denied')
  expect((await ana.send('POST', at, { reason: 'I want to know this' })).status).toBe(403)
})

test('what a decision means to do stands in the audit even where it could not be done', async () => {
  await post(ana, { content: held })
  const [found] = await open()
  await asOwner('alter table sanctions add constraint broken check (false) not valid')
  try {
    const path = `/api/moderate/cases/${found?.id}/decision`
    const answer = await mod.send('POST', path, { is_shown: false, sanction: 'freeze', why: 'For a rest' })
    expect(answer.status).toBeGreaterThanOrEqual(400)
  } finally {
    await asOwner('alter table sanctions drop constraint broken')
  }
  expect((await audit())[0]).toMatchObject({ act: 'hide, freeze', reason: 'For a rest' })
  expect(await open()).toMatchObject([{ id: found?.id, closed_at: null }])
})

test('an edit adds what stood there before; what she deletes stays in the case until that has run out', async () => {
  const made = await post(ana, { content: 'The first unkind words' })
  await ana.call(writing.editPost, { params: { postId: made.id }, body: { content: 'Kind words' } })
  await report(bea, made.id)
  expect(await open()).toMatchObject([{ content: 'Kind words', former: ['The first unkind words'] }])
  await ana.call(writing.deletePost, { params: { postId: made.id } })
  const [found] = await open()
  expect(found?.content).toBe('Kind words')
  await decide(found?.id ?? '', { is_shown: false })
  const system = server.services.database.asSystem()
  await removeOldCases(system, new Date(Date.now() + 89 * 86_400_000))
  expect((await mod.call(cases.listCases, { query: { state: 'closed' } })).body.cases).toHaveLength(1)
  await removeOldCases(system, new Date(Date.now() + 91 * 86_400_000))
  expect((await mod.call(cases.listCases, { query: { state: 'closed' } })).body.cases).toEqual([])
})

test('with her account a case keeps a number that stands for nobody', async () => {
  await post(ana, { content: held })
  const [found] = await open()
  await asOwner(`insert into account_deletions (user_id, due_at) values ($1, now())`, [ana.userId])
  await deleteMembers(server.services, new Date(Date.now() + 60_000))
  expect(await open()).toMatchObject([{ id: found?.id, person: found?.person }])
  const answer = await mod.send('POST', `/api/moderate/cases/${found?.id}/unmask`, {
    reason: 'To see who it was',
  })
  expect(answer.status).toBe(404)
  expect(JSON.stringify(await open())).not.toContain(ana.userId)
})
