import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listDevices, signIn } from '#contract/account.ts'
import { listIdentities } from '#contract/auth-service.ts'
import { saveCheckIn } from '#contract/check-ins.ts'
import { createThread, motherChat } from '#contract/companion.ts'
import { enrolFactor } from '#contract/factors.ts'
import { saveReminder } from '#contract/reminders.ts'
import type { Route } from '#contract/route.ts'
import { routeTable } from '#contract/routes.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { jsonSchema } from './implement.ts'

let server: TestServer
let ana: Visitor & { userId: string; email: string }
let bea: Visitor & { userId: string }
let lapsed: Visitor
let threadOfAna: string
const checkInOfAna = crypto.randomUUID()
const reminderOfAna = crypto.randomUUID()
let messageOfAna: string
const childOfAna = crypto.randomUUID()
let factorOfAna: string
let identityOfAna: string
let otherDeviceOfAna: string

beforeAll(async () => {
  server = await startTestServer()
  ;[ana, bea, lapsed] = await Promise.all([server.confirmedMember(), server.member(), server.freeMember()])
  const elsewhere = { email: ana.email, password: 'a quiet cup of tea' }
  await server.visitor().call(signIn, { body: elsewhere })
  otherDeviceOfAna = (await ana.call(listDevices, {})).body.devices[1]?.id ?? ''
  threadOfAna = (await ana.call(createThread, { body: {} })).body.id
  await ana.call(saveCheckIn, { params: { checkInId: checkInOfAna }, body: checkIn() })
  await ana.call(saveReminder, { params: { reminderId: reminderOfAna }, body: reminder() })
  factorOfAna = (await ana.call(enrolFactor, { body: { type: 'totp' } })).body.id
  identityOfAna = (await ana.call(listIdentities, {})).body.identities[0]?.id ?? ''
  messageOfAna = uuid()
  await ana.call(motherChat, { body: said(messageOfAna) })
})
afterAll(() => server.close())

interface OpenApi {
  paths: Record<string, Record<string, { operationId: string }>>
}

const uuid = () => crypto.randomUUID()
const about = {
  first_name: 'Ana',
  timezone: 'Australia/Perth',
  season: null,
  focus: null,
  notes: null,
  allow_real_talk_push: false,
}

const checkIn = () => ({
  told_at: new Date().toISOString(),
  told: {
    type: 'daily' as const,
    responses: { energy: 2, mood: 3, stress: 4, prompt: 'What helped?', promptResponse: 'Tea' },
  },
})

const reminder = () => ({ text: 'ring the school', due: '2030-01-07T09:00' })

const times = {
  allow_real_talk_push: true,
  real_talk_at: '09:30',
  wake_at: '07:00',
  bedtime_at: '19:00',
  quiet_from: '21:00',
  quiet_until: '07:00',
}

const endpoint = 'https://push.example.com/send/1'

const said = (message_id: string) => ({
  thread_id: threadOfAna,
  message_id,
  messages: [],
  user_text: 'She will not sleep',
  context: { isSOS: false, youToday: null },
})

/** A good body for every entry that takes one. */
const goodBodies: Record<string, () => unknown> = {
  'account.createAccount': () => ({ email: `${uuid()}@example.com`, password: 'a quiet cup of tea' }),
  'account.signIn': () => ({ email: ana.email, password: 'a quiet cup of tea' }),
  'account.requestReset': () => ({ email: ana.email }),
  'account.resetPassword': () => ({ token: 'x', password: 'a quiet cup of tea' }),
  'factors.enrolFactor': () => ({ type: 'totp' }),
  'factors.verifyFactor': () => ({ code: '000000' }),
  'factors.stepUp': () => ({ password: 'a quiet cup of tea' }),
  'factors.sendSignInCode': () => ({ factor_id: uuid() }),
  'factors.signInWithCode': () => ({ code: '000000' }),
  'authService.signUp': () => ({ email: `${uuid()}@example.com`, password: 'a quiet cup of tea' }),
  'authService.getToken': () => ({ email: ana.email, password: 'a quiet cup of tea' }),
  'authService.sendOtp': () => ({ email: ana.email }),
  'authService.verifyOtp': () => ({ type: 'email', email: ana.email, token: '000000' }),
  'authService.resend': () => ({ type: 'signup', email: ana.email }),
  'authService.recover': () => ({ email: ana.email }),
  'authService.updateUser': () => ({ phone: '0412 345 678' }),
  'authService.enrollFactor': () => ({ factor_type: 'totp' }),
  'authService.challengeFactor': () => ({ pending_token: 'x' }),
  'authService.verifyFactor': () => ({ code: '000000' }),
  'authService.startSso': () => ({ domain: 'corp.example' }),
  'authService.linkWallet': () => ({ message: 'x', signature: 'x' }),
  'account.verifyLink': () => ({ token_hash: 'x', type: 'signup' }),
  'account.changeEmail': () => ({ email: `${uuid()}@example.com` }),
  'account.changePassword': () => ({ current_password: 'not hers', password: 'another cup of tea' }),
  'membership.activateTrial': () => ({ session_id: 'cs_test_x' }),
  'membership.openPortal': () => ({}),
  'membership.readTrialByLink': () => ({ token: 'x' }),
  'membership.cancelTrialByLink': () => ({ token: 'x' }),
  'profile.finishOnboarding': () => ({ about, children: [] }),
  'children.saveChild': () => ({
    name: 'Noa',
    birthdate: null,
    age_note: '4 months',
    notes: null,
    sensitivities: [],
    allergies: [],
    notification_prefs: { notify_wake: true, notify_bedtime: true },
  }),
  'profile.saveProfile': () => ({ full_name: 'Ana', phone: null, notes: null }),
  'youToday.askInsight': () => ({ name: 'Ana', mood: 'calm', energy: 'mid', focus: '' }),
  'checkIns.saveCheckIn': checkIn,
  'checkIns.starCheckIn': () => ({ is_starred: true }),
  'checkIns.generateChatResponse': () => ({
    check_in_id: checkInOfAna,
    messages: [{ role: 'user', content: 'Tea' }],
  }),
  'reminders.saveReminderSettings': () => ({ ...times, children: [] }),
  'reminders.saveReminder': reminder,
  'reminders.finishReminder': () => ({ is_done: true }),
  'reminders.markRead': () => ({ ids: [uuid()] }),
  'reminders.subscribePush': () => ({
    endpoint,
    keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  }),
  'reminders.unsubscribePush': () => ({ endpoint }),
  'companion.createThread': () => ({ mode: 'sleep', is_sos: true }),
  'companion.updateThread': () => ({ is_saved: true }),
  'companion.starMessage': () => ({ is_starred: true }),
  'companion.saveChatSettings': () => ({ keep: 'forever' }),
  'companion.motherChat': () => said(uuid()),
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
  'checkIns.generateChatResponse',
  'checkIns.deleteCheckIn',
  'reminders.finishReminder',
  'reminders.deleteReminder',
  'companion.getThread',
  'companion.updateThread',
  'companion.motherChat',
  'companion.listEarlierMessages',
  'companion.deleteThread',
  'companion.restoreThread',
  'companion.starMessage',
])

/** What an entry's address or query names is Ana's. */
const pathOf = (entry: Route) =>
  entry.path
    .replace(':threadId', threadOfAna)
    .replace(':messageId', messageOfAna)
    .replace(':factorId', factorOfAna)
    .replace(':identityId', identityOfAna)
    .replace(':deviceId', otherDeviceOfAna)
    .replace(':checkInId', checkInOfAna)
    .replace(':reminderId', reminderOfAna)
    .replace(':childId', childOfAna)
    .replace(':day', '2026-11-21') + (entry.query ? '?type=daily' : '')

describe.each([...routeTable])('%s', (name, entry) => {
  const body = () => (entry.body ? goodBodies[name]?.() : undefined)
  // What anybody may call can change who is signed in, so it is called by somebody new.
  const caller = () => (entry.access === 'visitor' ? server.visitor() : ana)

  test('has a good body here', () => {
    expect(Boolean(entry.body)).toBe(name in goodBodies)
  })

  if (entry.access !== 'visitor')
    test('refuses a visitor', async () => {
      const answer = await server.visitor().send(entry.method, pathOf(entry), body())
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({ error: 'Please sign in to continue', code: 'unauthorized' })
    })

  if (entry.access === 'subscriber')
    test('refuses a member whose trial is over', async () => {
      const answer = await lapsed.send(entry.method, pathOf(entry), body())
      expect(answer).toMatchObject({ status: 403, body: { code: 'members_only' } })
    })

  if (namesARow.has(name))
    test('shows another member nothing', async () => {
      const answer = await bea.send(entry.method, pathOf(entry), body())
      expect(answer.status).toBe(404)
    })

  if (entry.params)
    test('refuses an id that is none', async () => {
      const answer = await ana.send(entry.method, entry.path.replace(/:\w+/, 'nonsense'), body())
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
        const answer = await caller().send(entry.method, pathOf(entry), sent)
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
          const answer = await caller().send(entry.method, pathOf(entry), { ...whole, [key]: strange })
          expect(answer.status, `${key}=${JSON.stringify(strange)}`).toBeLessThan(500)
        }
    })

  const { query } = entry
  if (query)
    test('never answers 5xx to a strange query', async () => {
      const path = pathOf(entry).split('?')[0]
      const keys = Object.keys(jsonSchema(query, 'input').properties ?? {})
      expect(keys).not.toEqual([])
      const noSuchDay = `2026-02-31T25:61:00.000000Z_${threadOfAna}`
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
      const answer = await caller().send(entry.method, pathOf(entry), body())
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
