import { afterAll, beforeAll, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { villageTopics } from '#contract/options.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, readTalk, startTalk } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { sectionFor } from './village-section.ts'

const alone = 'am i the only one whose toddler screams at the shops'
const again = 'does anyone else have a 4 month old who wakes every hour'

test.each([
  ['is it just me or is the mental load never ending', 'Mental Load'],
  ['am i the only one who yells', 'Mum Guilt'],
  ["Is it just me, or am I not enjoying it? Everyone else's photos", 'Not Enjoying Every Moment'],
  ['do other mums feel like they lost who they were', 'Identity'],
  ['does anyone else have a 9 week old who hates the pram', 'Newborn'],
  [again, 'Baby'],
  [alone, 'Toddler'],
  ['do other mums cry at kinder drop off', 'Preschool'],
  ['is it just me who forgets library day', 'School-age'],
  ['i have no mum friends', 'General'],
])('%s: %s', (text, section) => {
  expect(sectionFor([text])).toBe(section)
  expect(villageTopics).toContain(section)
})

test.each([
  ['nothing is said of being alone with it', ['my toddler screams at the shops']],
  ['somebody died', ['my mum died and nobody understands']],
  ['a loss was told earlier', ['we lost our baby last year', 'my toddler screams', 'is it just me']],
  ['no section is about it', ['does anyone else like soup']],
])('there is none where %s', (_, lines) => {
  expect(sectionFor(lines)).toBeNull()
})

test('what she asks about may stand in the line before', () => {
  expect(sectionFor(['my toddler screams in every shop', 'is it just me?'])).toBe('Toddler')
})

let server: TestServer
let closed: TestServer
beforeAll(async () => {
  ;[server, closed] = await Promise.all([startTestServer(), startTestServer({ VILLAGE: 'closed' })])
})
afterAll(() => Promise.all([server.close(), closed.close()]))

const sectionsOf = async (who: Visitor, threadId: string) =>
  (await readTalk(who, threadId)).messages.flatMap(({ village_section }) => village_section ?? [])

test('the guide points to it once in a chat, in the reply and when it is read again', async () => {
  const ana = await server.member()
  const { id } = (await ana.call(companion.createThread, { body: {} })).body
  const first = await ana.call(companion.motherChat, { body: incoming(id, alone) })
  expect(first.body.message.village_section).toBe('Toddler')
  expect(first.body.message.content).not.toContain('Toddler')
  await ana.call(companion.motherChat, { body: incoming(id, 'ok. he is two') })
  const third = await ana.call(companion.motherChat, { body: incoming(id, again) })
  expect(third.body.message.village_section).toBeUndefined()
  expect(await sectionsOf(ana, id)).toEqual(['Toddler'])
  // Another chat may.
  expect(await sectionsOf(ana, await startTalk(ana, again))).toEqual(['Baby'])
})

test('never in SOS, under a level, after a loss, without a membership, or where the Village is closed', async () => {
  const ana = await server.member()
  const { id } = (await ana.call(companion.createThread, { body: { is_sos: true } })).body
  await ana.call(companion.motherChat, { body: incoming(id, alone) })
  expect(await sectionsOf(ana, id)).toEqual([])
  for (const before of ['i want to kill myself', 'i feel so alone in this', 'my baby died in june'])
    expect(await sectionsOf(ana, await startTalk(ana, before, alone)), before).toEqual([])
  const free = await server.freeMember()
  expect(await sectionsOf(free, await startTalk(free, alone))).toEqual([])
  const bea = await closed.member()
  expect(await sectionsOf(bea, await startTalk(bea, alone))).toEqual([])
})
