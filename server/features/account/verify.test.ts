import { afterAll, beforeAll, expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import { linkIn, mailTo } from '#server/testing/outbox.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const confirmation = /^Confirm your email/
const change = /^Confirm your new email/
let count = 0
const freshEmail = () => `fresh-${++count}@example.com`

async function tokenFor(email: string, subject = confirmation) {
  const link = linkIn(await mailTo(server, email, subject))
  expect(link.pathname).toBe('/auth/callback')
  return { token_hash: link.searchParams.get('token_hash') ?? '', type: link.searchParams.get('type') ?? '' }
}

const verify = (body: { token_hash: string; type: string }) =>
  server.visitor().send('POST', account.verifyLink.path, body)
const isVerified = async (member: Visitor) =>
  (await member.call(account.getSession, {})).body.session?.user.email_verified

test('a new account is mailed a link that confirms its e-mail, once', async () => {
  const member = await server.member()
  expect(await isVerified(member)).toBe(false)
  const token = await tokenFor(member.email)
  expect(token.type).toBe('signup')
  expect((await verify({ ...token, type: 'email_change' })).status).toBe(400)
  expect((await verify(token)).body).toEqual({ email_verified: true })
  expect(await isVerified(member)).toBe(true)
  expect(await verify(token)).toMatchObject({
    status: 400,
    body: { error: 'This link has expired or was already used.' },
  })
})

test('of a link only a hash is stored, and it runs out', async () => {
  const member = await server.member()
  const token = await tokenFor(member.email)
  const stored = await server.testDatabase.asOwner(
    'select row_to_json(t)::text as text from auth.one_time_token t where user_id = $1',
    [member.userId],
  )
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(token.token_hash)
  await server.testDatabase.asOwner('update auth.one_time_token set expires_at = now() where user_id = $1', [
    member.userId,
  ])
  expect((await verify(token)).status).toBe(400)
  expect(await isVerified(member)).toBe(false)
})

test('the link can be sent again, with a limit; a link before it still works', async () => {
  const member = await server.member()
  const first = await tokenFor(member.email)
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries++)
    statuses.push((await member.send('POST', account.resendVerification.path)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await verify(first)).status).toBe(200)
  expect((await member.send('POST', account.resendVerification.path)).status).toBe(200)
})

test('a new e-mail is hers once its link is opened; the old one is told', async () => {
  const member = await server.member()
  const email = freshEmail()
  expect((await member.call(account.changeEmail, { body: { email } })).status).toBe(200)
  const token = await tokenFor(email, change)
  expect((await member.call(account.getSession, {})).body.session?.user.email).toBe(member.email)
  expect((await verify(token)).status).toBe(200)
  expect((await member.call(account.getSession, {})).body.session?.user).toMatchObject({
    email,
    email_verified: true,
  })
  await mailTo(server, member.email, /email was changed/)
  const old = { email: member.email, password: 'a quiet cup of tea' }
  expect((await server.visitor().send('POST', '/api/sign-in', old)).status).toBe(401)
  expect((await server.visitor().send('POST', '/api/sign-in', { ...old, email })).status).toBe(200)
})

test('whether an e-mail is taken is told to its owner only', async () => {
  const [member, other] = await Promise.all([server.member(), server.member()])
  const free = await member.call(account.changeEmail, { body: { email: freshEmail() } })
  const taken = await member.call(account.changeEmail, { body: { email: other.email } })
  expect(taken).toMatchObject({ status: free.status, body: free.body })
  await mailTo(server, other.email, /already has a Lightly account/)
})

test('an e-mail that somebody else took meanwhile stays theirs', async () => {
  const member = await server.member()
  const email = freshEmail()
  await member.call(account.changeEmail, { body: { email } })
  const token = await tokenFor(email, change)
  await server.visitor().call(account.createAccount, { body: { email, password: 'a quiet cup of tea' } })
  expect((await verify(token)).status).toBe(400)
  expect((await member.call(account.getSession, {})).body.session?.user.email).toBe(member.email)
})

test('an e-mail is changed only soon after she proved that it is her', async () => {
  const member = await server.member()
  await server.testDatabase.asOwner(
    `update auth.session set "createdAt" = now() - interval '11 minutes' where "userId" = $1`,
    [member.userId],
  )
  const answer = await member.send('POST', account.changeEmail.path, { email: freshEmail() })
  expect(answer).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
})
