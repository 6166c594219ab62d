import { secp256k1 } from '@noble/curves/secp256k1.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as authService from '#contract/auth-service.ts'
import { addressOf, walletHash } from '#server/platform/auth/ethereum.ts'
import { authenticator, letTimePass, textedCode, withApp } from '#server/testing/authenticator.ts'
import { mailTo } from '#server/testing/outbox.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
let off: TestServer
beforeAll(async () => {
  ;[server, off] = await Promise.all([startTestServer({ WEB3_SIGN_IN: 'on' }), startTestServer()])
})
afterAll(() => Promise.all([server.close(), off.close()]))

interface Tokens {
  access_token: string
  refresh_token: string | null
  pending_token: string | null
  user: { id: string; email: string }
  second_step: { factors: { id: string }[] }
}

const password = 'a quiet cup of tea'
let people = 0
const freshEmail = () => `client-${++people}@example.com`
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const token = (grant: string, body: object, by: Visitor = server.client()) =>
  by.send<Tokens & { code: string }>('POST', `/api/auth/token?grant_type=${grant}`, body)
const me = (access: string) => server.client().send('GET', '/api/auth/user', undefined, bearer(access))

async function signUp() {
  const email = freshEmail()
  const answer = await server.client().send<Tokens>('POST', '/api/auth/signup', { email, password })
  expect(answer.status).toBe(200)
  return { email, ...answer.body }
}

const notConfirmed = { code: 'email_not_confirmed' }
const confirm = (userId: string) =>
  server.testDatabase.asOwner('update auth."user" set "emailVerified" = true where id = $1', [userId])

test('an API client signs up and in, and gets tokens and no cookie; its access token opens what is hers', async () => {
  const { email } = await signUp()
  const client = server.client()
  const answer = await token('password', { email, password }, client)
  expect(answer).toMatchObject({ status: 200, body: { token_type: 'bearer', user: { email } } })
  expect([...client.cookies.keys()].some((name) => name.includes('session'))).toBe(false)
  expect(await me(answer.body.access_token)).toMatchObject({ status: 200, body: { email } })
  expect((await token('password', { email, password: 'not hers at all' })).status).toBe(401)
  expect((await token('password', { email })).status).toBe(400)
  expect((await token('nonsense', { email, password })).status).toBe(400)
  expect((await server.client().send('POST', '/api/auth/signup', { email, password })).status).toBe(409)
})

test('a page gets a cookie and never a refresh token', async () => {
  const { email } = await signUp()
  const page = server.visitor()
  const answer = await token('password', { email, password }, page)
  expect(answer.body.refresh_token).toBeNull()
  expect((await page.send('GET', '/api/profile')).status).toBe(200)
  const renewed = await token('refresh_token', {}, page)
  expect(renewed).toMatchObject({ status: 200, body: { refresh_token: null, user: { email } } })
})

test('a refresh token works once; a second use ends the session for whoever holds it', async () => {
  const { refresh_token, access_token } = await signUp()
  const first = await token('refresh_token', { refresh_token })
  expect(first.status).toBe(200)
  expect((await me(first.body.access_token)).status).toBe(200)
  expect((await token('refresh_token', { refresh_token })).status).toBe(401)
  expect((await token('refresh_token', { refresh_token: first.body.refresh_token })).status).toBe(401)
  for (const access of [access_token, first.body.access_token]) expect((await me(access)).status).toBe(401)
  expect((await token('refresh_token', { refresh_token: 'made up' })).status).toBe(401)
})

test('a mailed code signs in a confirmed e-mail, and no answer tells whether there is one', async () => {
  const { email, user } = await signUp()
  await confirm(user.id)
  const otp = (to: string) => server.client().send('POST', '/api/auth/otp', { email: to })
  expect(await otp(email)).toMatchObject({ status: 200, body: { ok: true } })
  expect(await otp('nobody@example.com')).toMatchObject({ status: 200, body: { ok: true } })
  const code = /(\d{6})/.exec((await mailTo(server, email, /sign-in code/)).text)?.[1]
  const verify = (body: object) => server.client().send('POST', '/api/auth/verify', body)
  expect((await verify({ type: 'email', email, token: '000000' })).status).toBe(400)
  expect((await verify({ type: 'email', email: 'nobody@example.com', token: code })).status).toBe(400)
  const entered = await verify({ type: 'email', email, token: code })
  expect(entered).toMatchObject({ status: 200, body: { user: { email } } })
  expect((await verify({ type: 'email', email, token: code })).status).toBe(400)
})

test('the link of the confirmation mail is redeemed here, too, and is sent again', async () => {
  const { email, access_token } = await signUp()
  await mailTo(server, email, /./)
  const sent = async () =>
    (await server.services.mailer.outbox?.())?.filter((mail) => mail.to === email) ?? []
  await server.client().send('POST', '/api/auth/resend', { type: 'signup', email })
  await expect.poll(async () => (await sent()).length).toBe(2)
  const link = new URL(/https?:\S+/.exec((await sent())[0]?.text ?? '')?.[0] ?? '')
  const body = { type: 'signup', token_hash: link.searchParams.get('token_hash') }
  expect((await server.client().send('POST', '/api/auth/verify', body)).status).toBe(200)
  expect((await me(access_token)).body).toMatchObject({ email_verified: true })
  expect((await server.client().send('POST', '/api/auth/verify', body)).status).toBe(400)
})

test('recover mails a link for a new password', async () => {
  const { email } = await signUp()
  expect((await server.client().send('POST', '/api/auth/recover', { email })).status).toBe(200)
  expect((await mailTo(server, email, /new password/i)).text).toContain('/reset?token=')
})

test('a confirmed number signs in with a password or a texted code, and belongs to one account', async () => {
  const [ana, bea] = await Promise.all([signUp(), signUp()])
  const put = (who: Tokens, body: object) =>
    server.client().send('PUT', '/api/auth/user', body, bearer(who.access_token))
  const verify = (body: object, who?: Tokens) =>
    server.client().send<Tokens>('POST', '/api/auth/verify', body, who && bearer(who.access_token))
  expect(await put(ana, { phone: '0411 222 333' })).toMatchObject({ status: 403, body: notConfirmed })
  await Promise.all([confirm(ana.user.id), confirm(bea.user.id)])
  expect((await put(ana, { phone: '0411 222 333' })).body).toMatchObject({ phone: null })
  const confirmation = async () => ({ type: 'phone_change', token: await textedCode(server, '+61411222333') })
  expect((await verify(await confirmation())).status).toBe(401)
  expect((await verify(await confirmation(), ana)).status).toBe(200)
  expect((await me(ana.access_token)).body).toMatchObject({ phone: '+61411222333' })

  expect((await token('password', { phone: '0411222333', password })).body.user.id).toBe(ana.user.id)
  const old = await textedCode(server, '+61411222333')
  await server.client().send('POST', '/api/auth/otp', { phone: '0411 222 333' })
  await expect.poll(() => textedCode(server, '+61411222333')).not.toBe(old)
  const code = await textedCode(server, '+61411222333')
  const entered = await verify({ type: 'sms', phone: '0411 222 333', token: code })
  expect(entered).toMatchObject({ status: 200, body: { user: { id: ana.user.id } } })

  await put(bea, { phone: '+61 411 222 333' })
  expect(await verify(await confirmation(), bea)).toMatchObject({
    status: 422,
    body: { code: 'identity_already_exists' },
  })
})

test('e-mail and password change with proof that it is her, and not without', async () => {
  const { email, user, access_token } = await signUp()
  const put = (body: object) => server.client().send('PUT', '/api/auth/user', body, bearer(access_token))
  const next = { password: 'another cup of tea', current_password: password }
  expect((await put({ ...next, current_password: 'not hers' })).status).toBe(400)
  expect((await put(next)).status).toBe(200)
  expect((await token('password', { email, password: next.password })).status).toBe(200)
  await letTimePass(server, user.id)
  expect((await put({ email: freshEmail() })).body.code).toBe('step_up_required')
  const step = { password: next.password }
  await server.client().send('POST', '/api/step-up', step, bearer(access_token))
  const wanted = freshEmail()
  expect(await put({ email: wanted })).toMatchObject({ status: 200, body: { email } })
  expect((await mailTo(server, wanted, /./)).text).toContain('type=email_change')
})

test('a factor is enrolled, asked for at the next sign-in and removed', async () => {
  const { email, user, access_token } = await signUp()
  const send = <T>(method: string, path: string, body?: object) =>
    server.client().send<T>(method, `/api/auth/factors${path}`, body, bearer(access_token))
  expect((await send('POST', '', { factor_type: 'totp' })).body).toMatchObject(notConfirmed)
  await confirm(user.id)
  const enrolled = await send<{ id: string; totp: { secret: string; qr_code: string } }>('POST', '', {
    factor_type: 'totp',
  })
  const { id, totp } = enrolled.body
  expect(totp.qr_code).toContain('<svg')
  const app = authenticator(totp.secret)
  expect((await send('POST', `/${id}/challenge`, {})).body).toEqual({ id, type: 'totp' })
  expect((await send('POST', `/${id}/verify`, { code: app.next() })).status).toBe(200)
  expect((await me(access_token)).body).toMatchObject({
    assurance_level: 'aal2',
    factors: [{ id, type: 'totp', status: 'verified' }],
  })

  const waiting = await token('password', { email, password })
  expect(waiting.body).toMatchObject({
    second_step: { factors: [{ id }] },
    pending_token: expect.any(String),
  })
  expect(waiting.body.access_token).toBeUndefined()
  const { pending_token } = waiting.body
  expect((await me(pending_token ?? '')).status).toBe(401)
  const finish = (body: object) => server.client().send('POST', `/api/auth/factors/${id}/verify`, body)
  expect((await finish({ code: '000000', pending_token })).status).toBe(400)
  const code = app.next()
  expect((await finish({ code, pending_token })).body).toMatchObject({ refresh_token: expect.any(String) })
  expect((await finish({ code, pending_token })).status).toBe(401)
  expect((await send('DELETE', `/${id}`)).body).toEqual({ id })
})

test('reauthenticate sends the code that proves it is her', async () => {
  const member = await server.member()
  await server.testDatabase.asOwner('update auth.account set password = null where "userId" = $1', [
    member.userId,
  ])
  await letTimePass(server, member.userId)
  expect((await member.call(authService.reauthenticate, {})).status).toBe(200)
  const code = /(\d{6})/.exec((await mailTo(server, member.email, /code/)).text)?.[1]
  expect((await member.send('POST', '/api/step-up', { code })).status).toBe(200)
})

test('logging out ends one session, the others or all, and is content where none is left', async () => {
  const { email, access_token: first } = await signUp()
  const more = async () => (await token('password', { email, password })).body.access_token
  const [second, third, fourth] = await Promise.all([more(), more(), more()])
  const logOut = (access: string, scope: string) =>
    server.client().send('POST', `/api/auth/logout?scope=${scope}`, undefined, bearer(access))
  const running = async () =>
    Promise.all([first, second, third, fourth].map(async (access) => (await me(access)).status))
  await logOut(second, 'local')
  expect(await running()).toEqual([200, 401, 200, 200])
  await logOut(first, 'others')
  expect(await running()).toEqual([200, 401, 401, 401])
  expect((await logOut(first, 'global')).status).toBe(200)
  expect(await running()).toEqual([401, 401, 401, 401])
  expect((await logOut(first, 'global')).status).toBe(200)
})

/** A wallet with a key of its own, and the message that it signs. */
async function wallet(changes: { domain?: string; nonce?: string; issued?: Date } = {}) {
  const { secretKey, publicKey } = secp256k1.keygen()
  const address = addressOf(secp256k1.Point.fromBytes(publicKey).toBytes(false))
  const sign = async (use = changes) => {
    const nonce = use.nonce ?? (await server.client().call(authService.getWalletNonce, {})).body.nonce
    const message = [
      `${use.domain ?? new URL(server.origin).host} wants you to sign in with your Ethereum account:`,
      address,
      '',
      'Sign in to Lightly',
      '',
      `URI: ${server.origin}/signin`,
      'Version: 1',
      'Chain ID: 1',
      `Nonce: ${nonce}`,
      `Issued At: ${(use.issued ?? new Date()).toISOString()}`,
    ].join('\n')
    const bytes = secp256k1.sign(walletHash(message), secretKey, { prehash: false, format: 'recovered' })
    const recovery = ((bytes[0] ?? 0) + 27).toString(16)
    return { message, signature: `0x${Buffer.from(bytes.subarray(1)).toString('hex')}${recovery}` }
  }
  return { sign }
}

test('a wallet that she has added signs her in, with a message for here, for now, and once', async () => {
  const early = await server.member()
  const refused = await early.send('POST', '/api/auth/user/identities/web3', await (await wallet()).sign())
  expect(refused.body).toMatchObject(notConfirmed)
  const member = await server.confirmedMember()
  const { sign } = await wallet()
  const stranger = await token('web3', await sign())
  expect(stranger).toMatchObject({ status: 404, body: { code: 'identity_not_found' } })
  const linked = await member.call(authService.linkWallet, { body: await sign() })
  expect(linked.body.identities.map(({ provider }) => provider)).toEqual(['email', 'ethereum'])

  const signed = await sign()
  expect((await token('web3', signed)).body.user.email).toBe(member.email)
  expect((await token('web3', signed)).status).toBe(401)
  expect((await token('web3', await sign({ domain: 'evil.example' }))).status).toBe(401)
  expect((await token('web3', await sign({ nonce: 'madeUpByMe' }))).status).toBe(401)
  expect((await token('web3', await sign({ issued: new Date(Date.now() - 11 * 60_000) }))).status).toBe(401)
  const other = await (await wallet()).sign()
  expect((await token('web3', { ...(await sign()), signature: other.signature })).status).toBe(401)

  const bea = await server.confirmedMember()
  const taken = await bea.send('POST', '/api/auth/user/identities/web3', await sign())
  expect(taken).toMatchObject({ status: 422, body: { code: 'identity_already_exists' } })
})

test('what an operator has not set up says so', async () => {
  const missing = { status: 404, body: { code: 'not_configured' } }
  const visitor = off.visitor()
  expect(await visitor.send('GET', '/api/auth/authorize?provider=google')).toMatchObject(missing)
  expect(await visitor.send('POST', '/api/auth/sso', { domain: 'corp.example' })).toMatchObject(missing)
  expect(await visitor.send('POST', '/api/auth/web3/nonce')).toMatchObject(missing)
  const idToken = { provider: 'google', id_token: 'x' }
  expect(await visitor.send('POST', '/api/auth/token?grant_type=id_token', idToken)).toMatchObject(missing)
  const signed = { message: 'x', signature: 'x' }
  expect(await visitor.send('POST', '/api/auth/token?grant_type=web3', signed)).toMatchObject(missing)
})

test('a second factor is not skipped by a mailed code', async () => {
  const member = await server.member()
  await confirm(member.userId)
  await withApp(member)
  await server.client().send('POST', '/api/auth/otp', { email: member.email })
  const code = /(\d{6})/.exec((await mailTo(server, member.email, /sign-in code/)).text)?.[1]
  const body = { type: 'email', email: member.email, token: code }
  const answer = await server.client().send('POST', '/api/auth/verify', body)
  expect(answer.body).toMatchObject({ second_step: { factors: [{ type: 'totp' }] } })
})
