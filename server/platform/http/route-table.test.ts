import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routeTable } from '#contract/routes.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { type Other, others, startWalk, type Walk } from '#server/testing/walk.ts'
import { toJsonSchema } from './implement.ts'

let server: TestServer
let walk: Walk
let people: Record<Other, Visitor>
let lapsed: Visitor
let lapsedModerator: Visitor

beforeAll(async () => {
  server = await startTestServer()
  walk = await startWalk(server)
  const [stranger, blocked, moderator] = await Promise.all([
    walk.newcomer('stranger'),
    walk.newcomer('blocked'),
    walk.newcomer('moderator'),
  ])
  people = { stranger, blocked, moderator }
  const free = await Promise.all([server.freeMember(), server.freeMember()])
  ;[lapsed, lapsedModerator] = free
  await server.testDatabase.asOwner('insert into moderators (user_id) values ($1)', [free[1].userId])
})
afterAll(() => server.close())

interface OpenApi {
  paths: Record<string, Record<string, { operationId: string }>>
}

/** Entries whose good answer needs more than a member and her own rows: their features test it. */
const needMore = new Set([
  'account.resetPassword',
  'authService.getToken',
  'authService.getWalletNonce',
  'authService.verifyOtp',
  'authService.challengeFactor',
  'authService.verifyFactor',
  'authService.deleteFactor',
  'authService.authorize',
  'authService.startSso',
  'authService.linkIdentity',
  'authService.linkWallet',
  'authService.unlinkIdentity',
  'factors.challengeFactor',
  'factors.verifyFactor',
  'factors.removeFactor',
  'factors.renewRecoveryCodes',
  'factors.sendSignInCode',
  'factors.signInWithCode',
  'account.verifyLink',
  'account.changePassword',
  'membership.activateTrial',
  'membership.openPortal',
  'membership.readTrialByLink',
  'membership.cancelTrialByLink',
  'companion.deleteThread',
  'privacy.openExport',
  'privacy.deleteAccount',
  // Nobody blocks herself.
  'villageInteractions.blockPostAlias',
  'villageInteractions.blockReplyAlias',
  // Nor does she report herself, or have anything to decide or to answer here.
  'reports.reportPost',
  'reports.reportReply',
  'reports.appealDecision',
  'cases.decideCase',
  'cases.unmaskCase',
  'visionBoard.uploadPicture',
  'visionBoard.putGoalOnBoard',
  'visionBoard.takeGoal',
])
/** Entries that name a row of hers: another member must find nothing there. */
const namesARow = new Set([
  'authService.challengeFactor',
  'authService.verifyFactor',
  'authService.deleteFactor',
  'authService.unlinkIdentity',
  'factors.challengeFactor',
  'factors.verifyFactor',
  'factors.removeFactor',
  'account.signOutDevice',
  'checkIns.starCheckIn',
  'checkIns.answerSafety',
  'checkIns.generateChatResponse',
  'checkIns.deleteCheckIn',
  'reminders.finishReminder',
  'reminders.deleteReminder',
  'companion.getThread',
  'companion.updateThread',
  'companion.setFollowUp',
  'companion.answerSafety',
  'companion.motherChat',
  'companion.listEarlierMessages',
  'companion.deleteThread',
  'companion.restoreThread',
  'companion.starMessage',
  'companion.markNotHelpful',
  'rediscover.readSession',
  'rediscover.finishSession',
  'rediscover.answerGoal',
  // A post of hers that waits for a moderator: what is published, others may see.
  'village.getPost',
  'village.listReplies',
  'villageWriting.editPost',
  'villageWriting.makePostAnonymous',
  'villageWriting.deletePost',
  'villageWriting.restorePost',
  'villageWriting.createReply',
  'villageWriting.editReply',
  'villageWriting.makeReplyAnonymous',
  'villageWriting.deleteReply',
  'villageWriting.restoreReply',
  'villageInteractions.reactToPost',
  'villageInteractions.reactToReply',
  'villageInteractions.savePost',
  'villageInteractions.followPost',
  'villageInteractions.markThreadRead',
  'villageInteractions.blockPostAlias',
  'villageInteractions.blockReplyAlias',
  'reports.reportPost',
  'reports.reportReply',
  'reports.appealDecision',
  'visionBoard.saveBoard',
  'visionBoard.addItem',
  'visionBoard.moveItem',
  'visionBoard.uploadPicture',
  'visionBoard.putGoalOnBoard',
  'visionBoard.takeGoal',
])

/** Entries that answer an id of nobody's as done, or make the row. */
const takesAnyId = new Set([
  'checkIns.saveCheckIn',
  'reminders.saveReminder',
  'loss.setDiedOn',
  'children.saveChild',
  'children.removeChild',
  'memory.saveMemoryLine',
  'memory.deleteMemoryLine',
  'rediscover.saveEntry',
  'rediscover.reflectOnModule',
  'rediscover.deleteSession',
  'moderation.blockMember',
  'moderation.unblockMember',
  'villageWriting.createPost',
  'villageInteractions.removeAliasBlock',
  // Of a case, which is the moderators' and no row of hers.
  'cases.decideCase',
  'cases.unmaskCase',
  'visionBoard.removeItem',
])

describe.each([...routeTable])('%s', (name, entry) => {
  const body = () => (entry.body ? walk.goodBodies[name]?.() : undefined)
  // What anybody may call can change who is signed in, so it is called by somebody new.
  const caller = () => {
    if (entry.access === 'visitor') return server.visitor()
    return entry.access === 'moderator' ? people.moderator : walk.ana
  }

  test('has a good body here', () => {
    expect(Boolean(entry.body)).toBe(name in walk.goodBodies)
  })

  if (/:\w+Id/.test(entry.path))
    test('says here whether its id has to be of a row of hers', () => {
      expect(namesARow.has(name)).not.toBe(takesAnyId.has(name))
    })

  if (entry.access !== 'visitor')
    test('refuses a visitor', async () => {
      const answer = await server.visitor().send(entry.method, walk.pathOf(entry), body())
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({ error: 'Please sign in to continue', code: 'unauthorized' })
    })

  if (entry.access === 'subscriber')
    test('refuses a member whose trial is over', async () => {
      for (const who of [lapsed, lapsedModerator]) {
        const answer = await who.send(entry.method, walk.pathOf(entry), body())
        expect(answer).toMatchObject({ status: 403, body: { code: 'members_only' } })
      }
    })

  if (entry.access === 'moderator')
    test.each(['owner', 'stranger', 'blocked', 'a member whose trial is over'] as const)(
      'refuses whoever does not moderate, all in the same words: %s',
      async (who) => {
        const asker = { ...people, owner: walk.ana, 'a member whose trial is over': lapsed }[who]
        const answer = await asker.send(entry.method, walk.pathOf(entry), body())
        expect(answer.status).toBe(403)
        expect(answer.body).toEqual({
          error: 'This is for the people who look after the community.',
          code: 'forbidden',
        })
      },
    )

  if (namesARow.has(name))
    test.each(others)('shows nobody else her row: %s', async (other) => {
      const answer = await people[other].send(entry.method, walk.pathOf(entry), body())
      expect(answer.status).toBe(404)
    })

  if (entry.access !== 'visitor' && entry.method === 'GET')
    test.each(others)('answers nothing of hers to anybody else: %s', async (other) => {
      const asked = walk.pathOf(entry)
      const { body: given } = await people[other].send(entry.method, asked, body())
      const hers = [walk.ana.userId, walk.ana.email, ...Object.values(walk.ids)].filter(
        (id) => !asked.includes(id),
      )
      for (const id of hers) expect(JSON.stringify(given)).not.toContain(id)
    })

  // A section is a name: one that there is not is answered 404.
  if (entry.params && !entry.path.includes(':section'))
    test('refuses an id that is none', async () => {
      const asker = entry.access === 'moderator' ? people.moderator : walk.ana
      const answer = await asker.send(entry.method, entry.path.replace(/:\w+/, 'nonsense'), body())
      expect(answer.status).toBe(400)
    })

  if (entry.body)
    test('refuses bad input with a clear 4xx', async () => {
      const whole = body() as Record<string, unknown>
      const wrong: [unknown, number[]][] = [
        ['{"unreadable', [400]],
        ['[]', [400]],
        ['null', [400]],
        ['"text"', [400]],
        [JSON.stringify({ ...whole, padding: 'a'.repeat(1024 * 1024) }), [413]],
      ]
      for (const key of Object.keys(whole)) wrong.push([{ ...whole, [key]: { not: ['this'] } }, [400]])
      for (const [sent, statuses] of wrong) {
        const answer = await caller().send(entry.method, walk.pathOf(entry), sent)
        expect(statuses, JSON.stringify(sent).slice(0, 80)).toContain(answer.status)
        expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) })
        expect(answer.body.error).not.toMatch(/invalid|expected/i)
      }
    })

  if (entry.body)
    test('never answers 5xx to strange text', async () => {
      const whole = body() as Record<string, unknown>
      for (const strange of [
        '\0',
        'a\0b',
        '👩‍👧‍👦🫶',
        'שלום لا تنامي',
        '‮abc',
        '\ud800',
        '',
        ' ',
        '-1',
        '9'.repeat(400),
      ])
        for (const key of Object.keys(whole)) {
          const answer = await caller().send(entry.method, walk.pathOf(entry), { ...whole, [key]: strange })
          expect(answer.status, `${key}=${JSON.stringify(strange)}`).toBeLessThan(500)
        }
    })

  const { query } = entry
  if (query)
    test('never answers 5xx to a strange query', async () => {
      const path = walk.pathOf(entry).split('?')[0]
      const keys = Object.keys(toJsonSchema(query, 'input').properties ?? {})
      expect(keys).not.toEqual([])
      const noSuchDay = `2026-02-31T25:61:00.000000Z_${walk.ids.threadId}`
      const strange = ['', '\0', "'", 'null', '-1', '👩‍👧‍👦🫶', '2026-02-31', noSuchDay, '9'.repeat(400)]
      // What some need beside it; others leave it out of account.
      const rest = { type: 'daily', provider: 'google' }
      for (const key of keys) {
        const queries = strange.map((value) => new URLSearchParams({ ...rest, [key]: value }).toString())
        for (const asked of [...queries, `${queries[0]}&${key}=twice`]) {
          const answer = await caller().send(entry.method, `${path}?${asked}`)
          expect(answer.status, asked).toBeLessThan(500)
          if (answer.status >= 400)
            expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) })
        }
      }
    })

  if (!needMore.has(name))
    test('answers what its schema says', async () => {
      const answer = await caller().send(entry.method, walk.pathOf(entry), body())
      expect(answer.status).toBe(200)
      expect(entry.reply.safeParse(answer.body).error).toBeUndefined()
    })
})

test('the OpenAPI document lists every entry', async () => {
  const { status, body } = await server.visitor().send<OpenApi>('GET', '/api/openapi.json')
  expect(status).toBe(200)
  const operations = Object.values(body.paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => operation.operationId)
  expect(operations.sort()).toEqual([...routeTable.keys()].sort())
})

test('an unknown address under /api is a 404 in the shape of every error', async () => {
  const answer = await server.visitor().send('GET', '/api/nothing-here')
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found', error: expect.any(String) } })
})

test('an address that cannot be decoded is a 400 in the shape of every error', async () => {
  const answer = await server.visitor().send('GET', '/api/threads/%ff')
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_input', error: expect.any(String) } })
})

test('every answer carries the security headers', async () => {
  const { headers } = await server.visitor().send('GET', '/health')
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(headers.get('content-security-policy')).not.toContain('unsafe')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})
