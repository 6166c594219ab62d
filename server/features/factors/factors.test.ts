import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#contract/account.ts'
import * as factors from '#contract/factors.ts'
import { authenticator, letTimePass, textedCode, withApp } from '#server/testing/authenticator.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'a quiet cup of tea'
const phone = '0412 345 678'

async function beginSignIn(email: string) {
  const browser = server.visitor()
  const answer = await browser.call(signIn, { body: { email, password } })
  expect(answer.status).toBe(200)
  return { browser, answer }
}

test('an app is enrolled, verified and listed; its first code brings ten recovery codes, once', async () => {
  const member = await server.confirmedMember()
  const { id, totp } = (await member.call(factors.enrolFactor, { body: { type: 'totp' } })).body
  expect(totp?.uri).toContain(`secret=${totp?.secret}`)
  const before = (await member.call(factors.listFactors, {})).body
  expect(before.factors).toMatchObject([{ id, type: 'totp', status: 'unverified' }])
  expect(before.assurance_level).toBe('aal1')

  const app = authenticator(totp?.secret ?? '')
  const wrong = { params: { factorId: id }, body: { code: '000000' } }
  expect((await member.call(factors.verifyFactor, wrong)).status).toBe(400)
  const right = { params: { factorId: id }, body: { code: app.at(0) } }
  const codes = (await member.call(factors.verifyFactor, right)).body.recovery_codes
  expect(new Set(codes).size).toBe(10)

  const after = (await member.call(factors.listFactors, {})).body
  expect(after).toMatchObject({ recovery_codes_left: 10, assurance_level: 'aal2' })
  expect(after.factors).toMatchObject([{ id, type: 'totp', status: 'verified' }])
})

test('no secret and no code stands readable in the database', async () => {
  const member = await server.confirmedMember()
  const { recoveryCodes } = await withApp(member)
  const rows = await server.testDatabase.asOwner<{ text: string }>(
    `select encode(secret, 'escape') as text from auth.factor where user_id = $1
     union all select encode(code_hash, 'escape') from auth.recovery_code where user_id = $1`,
    [member.userId],
  )
  expect(rows).toHaveLength(11)
  for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.slice(0, 5))
})

test('with a factor, a password opens no session: a code does, and no code works twice', async () => {
  const member = await server.confirmedMember()
  const { app } = await withApp(member)
  const { browser, answer } = await beginSignIn(member.email)
  expect(answer.body).toMatchObject({ session: null, second_step: { factors: [{ type: 'totp' }] } })
  expect((await browser.send('GET', '/api/profile')).status).toBe(401)
  expect((await browser.call(factors.getSecondStep, {})).body.second_step?.factors).toHaveLength(1)

  const code = app.at(0)
  expect((await browser.call(factors.signInWithCode, { body: { code: '000000' } })).status).toBe(400)
  await server.testDatabase.asOwner('update auth.factor set last_step = null where user_id = $1', [
    member.userId,
  ])
  const entered = await browser.call(factors.signInWithCode, { body: { code } })
  expect(entered).toMatchObject({ status: 200, body: { session: { user: { id: member.userId } } } })
  expect((await browser.send('GET', '/api/profile')).status).toBe(200)
  expect((await browser.call(factors.listFactors, {})).body.assurance_level).toBe('aal2')

  const second = await beginSignIn(member.email)
  expect((await second.browser.call(factors.signInWithCode, { body: { code } })).status).toBe(400)
})

test('a wrong password with a factor is answered like any wrong password', async () => {
  const member = await server.confirmedMember()
  await withApp(member)
  const body = { email: member.email, password: 'not hers at all' }
  const wrong = await server.visitor().send('POST', signIn.path, body)
  const unknown = await server
    .visitor()
    .send('POST', signIn.path, { ...body, email: 'nobody-at-all@example.com' })
  expect(wrong).toMatchObject({ status: 401, body: unknown.body })
  expect(wrong.headers.getSetCookie()).toEqual([])
})

test('a recovery code works once, however it is typed, and new ones end the old', async () => {
  const member = await server.confirmedMember()
  const { recoveryCodes } = await withApp(member)
  const [first = '', other = ''] = recoveryCodes
  const { browser } = await beginSignIn(member.email)
  const typed = ` ${first.toUpperCase().replace('-', ' ')} `
  expect((await browser.call(factors.signInWithCode, { body: { code: typed } })).status).toBe(200)
  expect((await browser.call(factors.listFactors, {})).body.recovery_codes_left).toBe(9)
  const again = await beginSignIn(member.email)
  expect((await again.browser.call(factors.signInWithCode, { body: { code: first } })).status).toBe(400)

  const renewed = (await browser.call(factors.renewRecoveryCodes, {})).body.recovery_codes
  expect((await again.browser.call(factors.signInWithCode, { body: { code: other } })).status).toBe(400)
  const fresh = { body: { code: renewed[0] ?? '' } }
  expect((await again.browser.call(factors.signInWithCode, fresh)).status).toBe(200)
})

test('two at once with one recovery code open one session', async () => {
  const member = await server.confirmedMember()
  const { recoveryCodes } = await withApp(member)
  const begun = await Promise.all([1, 2, 3].map(() => beginSignIn(member.email)))
  const answers = await Promise.all(
    begun.map(({ browser }) =>
      browser.call(factors.signInWithCode, { body: { code: recoveryCodes[0] ?? '' } }),
    ),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400])
})

test('guessing codes ends after ten; a recovery code still gets her in, and a stranger cannot get that far', async () => {
  const member = await server.confirmedMember()
  const { app, recoveryCodes } = await withApp(member)
  const { browser } = await beginSignIn(member.email)
  const statuses: number[] = []
  for (let count = 0; count < 11; count++)
    statuses.push((await browser.call(factors.signInWithCode, { body: { code: '000000' } })).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429])
  expect((await browser.call(factors.signInWithCode, { body: { code: app.next() } })).status).toBe(429)
  const code = recoveryCodes[0] ?? ''
  expect((await browser.call(factors.signInWithCode, { body: { code } })).status).toBe(200)
  const stranger = await server.visitor().call(factors.signInWithCode, { body: { code: '000000' } })
  expect(stranger.status).toBe(401)
})

test('a phone is enrolled with a texted code, signs her in with another, and has five texts an hour', async () => {
  const member = await server.confirmedMember()
  const { id } = (await member.call(factors.enrolFactor, { body: { type: 'phone', phone } })).body
  const code = await textedCode(server, '+61412345678')
  expect(code).toMatch(/^\d{6}$/)
  const verified = await member.call(factors.verifyFactor, { params: { factorId: id }, body: { code } })
  expect(verified.body.recovery_codes).toHaveLength(10)
  expect((await member.call(factors.listFactors, {})).body.factors).toMatchObject([
    { type: 'phone', status: 'verified', phone_end: '•••• 678' },
  ])

  const { browser } = await beginSignIn(member.email)
  const old = await browser.call(factors.signInWithCode, { body: { code } })
  expect(old.status).toBe(400)
  expect((await browser.call(factors.sendSignInCode, { body: { factor_id: id } })).status).toBe(200)
  const fresh = await textedCode(server, '+61412345678')
  expect((await browser.call(factors.signInWithCode, { body: { code: fresh } })).status).toBe(200)

  const statuses: number[] = []
  for (let count = 0; count < 4; count++)
    statuses.push((await member.call(factors.challengeFactor, { params: { factorId: id } })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('a texted code dies after five wrong tries and after ten minutes', async () => {
  const member = await server.confirmedMember()
  const mine = { type: 'phone', phone: '0498 765 432' } as const
  const { id } = (await member.call(factors.enrolFactor, { body: mine })).body
  const verify = async (code: string) =>
    (await member.call(factors.verifyFactor, { params: { factorId: id }, body: { code } })).status
  const first = await textedCode(server, '+61498765432')
  for (let count = 0; count < 5; count++) expect(await verify('000000')).toBe(400)
  expect(await verify(first)).toBe(400)

  await member.call(factors.challengeFactor, { params: { factorId: id } })
  await server.testDatabase.asOwner(
    `update auth.one_time_code set expires_at = now() - interval '1 second' where user_id = $1`,
    [member.userId],
  )
  expect(await verify(await textedCode(server, '+61498765432'))).toBe(400)
  await member.call(factors.challengeFactor, { params: { factorId: id } })
  expect(await verify(await textedCode(server, '+61498765432'))).toBe(200)
})

test.each(['12', 'my number', ''])('no number, no text: %o', async (typed) => {
  const member = await server.confirmedMember()
  const answer = await member.send('POST', '/api/factors', { type: 'phone', phone: typed })
  expect(answer).toMatchObject({ status: 400, body: { fields: { phone: expect.stringContaining('0412') } } })
})

test('removing the last factor takes its codes and its level along, and needs proof that it is her', async () => {
  const member = await server.confirmedMember()
  const { factorId, app } = await withApp(member)
  await letTimePass(server, member.userId)
  const remove = () => member.send('DELETE', `/api/factors/${factorId}`)
  expect(await remove()).toMatchObject({ status: 403, body: { code: 'step_up_required' } })

  // A password that somebody else knows is not enough.
  expect((await member.call(factors.stepUp, { body: { password } })).status).toBe(400)
  expect((await member.call(factors.getStepUp, {})).body).toEqual({ by: 'factor', phone_end: null })
  expect((await member.call(factors.stepUp, { body: { code: app.next() } })).status).toBe(200)
  expect((await remove()).status).toBe(200)

  const left = (await member.call(factors.listFactors, {})).body
  expect(left).toMatchObject({ factors: [], recovery_codes_left: 0, assurance_level: 'aal1' })
  const { answer } = await beginSignIn(member.email)
  expect(answer.body.second_step).toBeNull()
})

test("nobody touches another member's factor", async () => {
  const [ana, bea] = await Promise.all([server.confirmedMember(), server.confirmedMember()])
  const { factorId, app } = await withApp(ana)
  expect((await bea.send('DELETE', `/api/factors/${factorId}`)).status).toBe(404)
  const theft = { params: { factorId }, body: { code: app.next() } }
  expect((await bea.call(factors.verifyFactor, theft)).status).toBe(404)
  expect((await ana.call(factors.listFactors, {})).body.factors).toHaveLength(1)
})
