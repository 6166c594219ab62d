import { afterAll, beforeAll, expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import { enrolFactor } from '#contract/factors.ts'
import { linkIn, mailTo } from '#server/testing/outbox.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'on' })
})
afterAll(() => server.close())

const password = 'a quiet cup of tea'
const fresh = 'another cup of tea'
const signIn = (visitor: Visitor, email: string, given: string, address = '203.0.113.7') =>
  visitor.send('POST', '/api/sign-in', { email, password: given }, { 'x-forwarded-for': address })
const isSignedIn = async (visitor: Visitor) => (await visitor.send('GET', '/api/profile')).status === 200

async function resetToken(email: string): Promise<string> {
  await server.visitor().call(account.requestReset, { body: { email } })
  const link = linkIn(await mailTo(server, email, /^Choose a new password/))
  expect(link.pathname).toBe('/reset')
  return link.searchParams.get('token') ?? ''
}

test('a mailed link sets a new password once, ends every session, and she is told', async () => {
  const member = await server.member()
  const unknown = await server.visitor().call(account.requestReset, { body: { email: 'nobody@example.com' } })
  const token = await resetToken(member.email)
  expect(unknown).toMatchObject({ status: 200, body: { ok: true } })

  const common = await server.visitor().send('POST', '/api/reset-password', { token, password: 'password1' })
  expect(common.status).toBe(400)
  const body = { token, password: fresh }
  expect((await server.visitor().call(account.resetPassword, { body })).status).toBe(200)
  expect(await server.visitor().send('POST', '/api/reset-password', body)).toMatchObject({
    status: 400,
    body: { error: 'This link has expired or was already used. Please ask for a new one.' },
  })
  expect(await isSignedIn(member)).toBe(false)
  expect((await signIn(server.visitor(), member.email, password)).status).toBe(401)
  expect((await signIn(server.visitor(), member.email, fresh)).status).toBe(200)
  await mailTo(server, member.email, /password was changed/)
})

test('a new password stops a change of e-mail that somebody else began', async () => {
  const member = await server.member()
  const stranger = server.visitor()
  await signIn(stranger, member.email, password)
  const theirs = 'not-hers@example.com'
  await stranger.call(account.changeEmail, { body: { email: theirs } })
  const link = linkIn(await mailTo(server, theirs, /^Confirm your new email/))
  const token = await resetToken(member.email)
  await server.visitor().call(account.resetPassword, { body: { token, password: fresh } })
  const opened = await server.visitor().send('POST', account.verifyLink.path, {
    token_hash: link.searchParams.get('token_hash'),
    type: 'email_change',
  })
  expect(opened.status).toBe(400)
  expect((await signIn(server.visitor(), member.email, fresh)).status).toBe(200)
})

/** A new account with a second step that it could not have been given: its e-mail was never proved. */
async function claimedByStranger() {
  const stranger = await server.member()
  const early = await stranger.send('POST', enrolFactor.path, { type: 'totp' })
  expect(early).toMatchObject({ status: 403, body: { code: 'email_not_confirmed' } })
  await server.testDatabase.asOwner(
    `insert into auth.factor (user_id, type, status, friendly_name, phone)
     values ($1, 'phone', 'verified', '', '+61412345678')`,
    [stranger.userId],
  )
  expect((await signIn(server.visitor(), stranger.email, password)).body).toMatchObject({ session: null })
  return stranger
}

test('a new password takes away the second step of whoever signed up with an unproved e-mail', async () => {
  const stranger = await claimedByStranger()
  const token = await resetToken(stranger.email)
  await server.visitor().call(account.resetPassword, { body: { token, password: fresh } })
  const { body } = await signIn(server.visitor(), stranger.email, fresh)
  expect(body).toMatchObject({ second_step: null, session: { user: { email: stranger.email } } })
})

test('so does the link that confirms it', async () => {
  const stranger = await claimedByStranger()
  const link = linkIn(await mailTo(server, stranger.email, /^Confirm your email/))
  const token_hash = link.searchParams.get('token_hash') ?? ''
  await server.visitor().call(account.verifyLink, { body: { token_hash, type: 'signup' } })
  const { body } = await signIn(server.visitor(), stranger.email, password)
  expect(body).toMatchObject({ second_step: null, session: { user: { email: stranger.email } } })
})
test("nobody's inbox can be filled, and the answer is alike without an account", async () => {
  const member = await server.member()
  for (const email of [member.email, 'never-a-member@example.com']) {
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries++)
      statuses.push((await server.visitor().send('POST', '/api/request-reset', { email })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  }
})

test('two at once with one link: one of them sets the password', async () => {
  const member = await server.member()
  const token = await resetToken(member.email)
  const answers = await Promise.all(
    ['first cup of tea', 'second cup of tea', 'third cup of tea'].map((given) =>
      server.visitor().send('POST', '/api/reset-password', { token, password: given }),
    ),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400])
})

test('changing it needs the old one and signs out everywhere else', async () => {
  const member = await server.member()
  const elsewhere = server.visitor()
  await signIn(elsewhere, member.email, password)
  const change = (current_password: string, next = fresh) =>
    member.send('POST', account.changePassword.path, { current_password, password: next })
  expect(await change('not hers at all')).toMatchObject({
    status: 400,
    body: { fields: { current_password: 'That is not your current password.' } },
  })
  expect((await change(password, 'short')).body.fields?.password).toBe(
    'Password must be at least 8 characters.',
  )
  expect(await isSignedIn(elsewhere)).toBe(true)
  expect((await change(password)).status).toBe(200)
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect(await isSignedIn(member)).toBe(true)
  expect((await signIn(server.visitor(), member.email, fresh)).status).toBe(200)
  await mailTo(server, member.email, /password was changed/)
})

test('a password is changed only soon after she proved that it is her', async () => {
  const member = await server.member()
  await server.testDatabase.asOwner(
    `update auth.session set "createdAt" = now() - interval '11 minutes' where "userId" = $1`,
    [member.userId],
  )
  const answer = await member.send('POST', account.changePassword.path, {
    current_password: password,
    password: fresh,
  })
  expect(answer).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
})

test.each(['password1', 'PassWord1', 'qwertyuiop', 'aaaaaaaaaa', '1212121212', 'dee.and.co'])(
  'what guessers try first is refused kindly: %s',
  async (given) => {
    const answer = await server
      .visitor()
      .send('POST', '/api/create-account', { email: 'dee.and.co@example.com', password: given })
    expect(answer.status).toBe(400)
    expect(answer.body.fields?.password).toContain('easy to guess')
  },
)

test('guessing is slowed down, alike for an e-mail without an account, and hinders her least', async () => {
  const member = await server.member()
  for (const email of [member.email, 'no-such-member@example.com']) {
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await signIn(server.visitor(), email, `guess number ${guess}`)).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    // Right or wrong makes no difference any more.
    expect((await signIn(server.visitor(), email, password)).status).toBe(429)
  }
  // Her own browser is not hindered, not even at that address; nor is another address.
  expect((await signIn(member, member.email, password)).status).toBe(200)
  expect((await signIn(server.visitor(), member.email, password, '203.0.113.8')).status).toBe(200)
})

test('guesses from everywhere hinder new browsers, but not hers, and a mailed link makes any browser hers', async () => {
  const member = await server.member()
  await signIn(server.visitor(), member.email, 'a guess')
  await server.testDatabase.asOwner('update auth.attempt set count = 100')
  const newPhone = server.visitor()
  expect((await signIn(newPhone, member.email, password, '203.0.113.9')).status).toBe(429)
  expect((await signIn(member, member.email, password)).status).toBe(200)

  const body = { token: await resetToken(member.email), password: fresh }
  expect((await newPhone.call(account.resetPassword, { body })).status).toBe(200)
  expect((await signIn(newPhone, member.email, fresh, '203.0.113.9')).status).toBe(200)
})
