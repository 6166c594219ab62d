import { createECDH, randomBytes } from 'node:crypto'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import * as notifications from '#contract/notifications.ts'
import { linkIn, mailTo } from '#server/testing/outbox.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { accountJobs } from './jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'a quiet cup of tea'
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const isSignedIn = async (visitor: Visitor) => (await visitor.send('GET', '/api/profile')).status === 200

async function elsewhere(email: string): Promise<Visitor> {
  const visitor = server.visitor()
  await visitor.send('POST', '/api/sign-in', { email, password }, { 'user-agent': phone })
  return visitor
}

const sessionOf = async (visitor: Visitor) => {
  const { session } = (await visitor.call(account.getSession, {})).body
  if (!session) throw new Error('nobody is signed in')
  return session
}

test('the session has the shape of the specification; its token can be verified by anybody', async () => {
  const member = await server.member()
  const session = await sessionOf(member)
  expect(Object.keys(session).sort()).toEqual([
    'access_token',
    'ends_at',
    'expires_at',
    'expires_in',
    'leaving_at',
    'refresh_token',
    'token_type',
    'user',
  ])
  expect(session).toMatchObject({ refresh_token: null, expires_in: 600, token_type: 'bearer' })
  expect(Math.abs(session.expires_at - Date.now() / 1000 - 600)).toBeLessThan(5)

  const keys = await server.visitor().send<JSONWebKeySet>('GET', '/.well-known/jwks.json')
  expect(keys.headers.get('cache-control')).toBe('public, max-age=600')
  expect(JSON.stringify(keys.body)).not.toContain('"d"')
  const { payload, protectedHeader } = await jwtVerify(session.access_token, createLocalJWKSet(keys.body), {
    issuer: server.origin,
    audience: 'authenticated',
  })
  expect(protectedHeader.alg).toBe('ES256')
  expect(payload).toMatchObject({ sub: member.userId, email: member.email, exp: session.expires_at })
})

test('no private key lies open in the database, and keys outlive a restart', async () => {
  const session = await sessionOf(await server.member())
  const rows = await server.testDatabase.asOwner<{ private_jwk: Buffer }>(
    'select private_jwk from auth.signing_key',
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.private_jwk.toString('latin1')).not.toContain('kty')
  const { createAccessTokens } = await import('#server/platform/auth/access-tokens.ts')
  const { config, database } = server.services
  const again = createAccessTokens({ database, issuer: config.publicUrl, secret: config.authSecret })
  expect(await again.read(session.access_token)).toEqual({ sessionId: expect.any(String) })
  const stranger = createAccessTokens({ database, issuer: config.publicUrl, secret: 'x'.repeat(32) })
  expect((await stranger.publicKeys()).keys).toHaveLength(1)
  expect(await stranger.read(session.access_token.replace(/\.[^.]+$/, '.AAAA'))).toBeNull()
})

test('a bearer of the token is the member until her session ends', async () => {
  const member = await server.member()
  const { access_token } = await sessionOf(member)
  const asBearer = (token: string) =>
    server.visitor().send<{ profile: { user_id: string } }>('GET', '/api/profile', undefined, {
      authorization: `Bearer ${token}`,
    })
  expect((await asBearer(access_token)).body.profile.user_id).toBe(member.userId)
  const [header, payload = '', signature] = access_token.split('.')
  const other = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: crypto.randomUUID() }
  const forged = [header, Buffer.from(JSON.stringify(other)).toString('base64url'), signature].join('.')
  for (const wrong of [forged, `${access_token}x`, 'x', 'a.b.c', ''])
    expect((await asBearer(wrong)).status, wrong).toBe(401)
  const bearer = { authorization: `Bearer ${access_token}` }
  expect((await server.visitor().send('POST', '/api/sign-out', undefined, bearer)).status).toBe(200)
  expect((await asBearer(access_token)).status).toBe(401)
  expect(await isSignedIn(member)).toBe(false)
})

test('signing out: here, everywhere else, or everywhere', async () => {
  const member = await server.member()
  const [second, third] = [await elsewhere(member.email), await elsewhere(member.email)]
  const stranger = await server.member()

  await third.call(account.signOut, { query: { scope: 'local' } })
  expect(await Promise.all([member, second, third].map(isSignedIn))).toEqual([true, true, false])
  await member.call(account.signOut, { query: { scope: 'others' } })
  expect(await Promise.all([member, second].map(isSignedIn))).toEqual([true, false])
  expect((await second.call(account.checkSession, {})).body).toEqual({ signed_in: false, user_id: null })
  const own = (await member.call(account.getSession, {})).body.session?.user.id
  expect((await member.call(account.checkSession, {})).body).toEqual({ signed_in: true, user_id: own })
  await elsewhere(member.email)
  await second.send('POST', '/api/sign-in', { email: member.email, password })
  await second.call(account.signOut, { query: { scope: 'global' } })
  expect(await Promise.all([member, second].map(isSignedIn))).toEqual([false, false])
  // Of the browser alone, as the privacy page says.
  expect([...second.cookies.keys()]).toEqual(['lightly.device'])
  expect(await isSignedIn(stranger)).toBe(true)
})

/** Another browser that has the same cookies. */
function copyOf(browser: Visitor): Visitor {
  const copy = server.visitor()
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

test('a browser has one session: who signs in over another ends hers there, and what was pushed to her', async () => {
  const [ana, bea] = [await server.member(), await server.member()]
  const anaElsewhere = await elsewhere(ana.email)
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const body = { endpoint: `https://fcm.googleapis.com/fcm/send/${ana.userId}`, keys }
  expect((await ana.call(notifications.subscribePush, { body })).status).toBe(200)
  const pushed = () =>
    server.testDatabase.asOwner('select id from push_subscriptions where user_id = $1', [ana.userId])
  expect(await pushed()).toHaveLength(1)

  const before = copyOf(ana)
  await ana.send('POST', '/api/sign-in', { email: ana.email, password })
  // Signed in again as herself, nothing of hers ends.
  expect(await isSignedIn(before)).toBe(true)
  expect(await pushed()).toHaveLength(1)

  expect((await before.send('POST', '/api/sign-in', { email: bea.email, password })).status).toBe(200)
  expect((await sessionOf(before)).user.id).toBe(bea.userId)
  expect(await pushed()).toEqual([])
  expect(await Promise.all([anaElsewhere, bea].map(isSignedIn))).toEqual([true, true])

  const left = copyOf(before)
  await before.send('POST', '/api/create-account', {
    email: `new-${bea.email}`,
    password,
    adult_confirmed: true,
  })
  expect(await Promise.all([before, left, bea].map(isSignedIn))).toEqual([true, false, true])
})

test('she sees where she is signed in and can end each one; nobody else can', async () => {
  const member = await server.member()
  const other = await elsewhere(member.email)
  const stranger = await server.member()
  const devices = async (visitor: Visitor) => (await visitor.call(account.listDevices, {})).body.devices
  const [first, second] = await devices(member)
  expect(await devices(member)).toHaveLength(2)
  expect(first).toMatchObject({ is_this_one: true })
  expect(second).toMatchObject({ is_this_one: false, name: 'Chrome on Android' })
  expect((await devices(other))[0]?.id).toBe(second?.id)

  const end = (visitor: Visitor) =>
    visitor.send('DELETE', account.signOutDevice.path.replace(':deviceId', second?.id ?? ''))
  expect((await end(stranger)).status).toBe(404)
  expect(await isSignedIn(other)).toBe(true)
  expect((await end(member)).status).toBe(200)
  expect(await isSignedIn(other)).toBe(false)
  expect((await end(member)).status).toBe(404)
  expect(await devices(member)).toHaveLength(1)
})

test('last seen moves on when she comes back after some minutes', async () => {
  const member = await server.member()
  const seen = async () => (await member.call(account.listDevices, {})).body.devices[0]?.last_seen_at ?? ''
  await server.testDatabase.asOwner(
    `update auth.session set last_seen_at = now() - interval '1 hour' where "userId" = $1`,
    [member.userId],
  )
  const before = await seen()
  await sessionOf(member)
  expect(Date.parse(await seen()) - Date.parse(before)).toBeGreaterThan(50 * 60_000)
})

test('a session that she uses goes on, and ends thirty days after', async () => {
  const member = await server.member()
  await server.testDatabase.asOwner(
    `update auth.session set "expiresAt" = now() + interval '3 days' where "userId" = $1`,
    [member.userId],
  )
  await sessionOf(member)
  const days = (Date.parse((await sessionOf(member)).ends_at) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(29.9)
})

test('a sign-in with a new browser is mailed: the browser and the time, once', async () => {
  const member = await server.member()
  const other = await elsewhere(member.email)
  const mail = await mailTo(server, member.email, /^New sign-in/)
  expect(mail.text).toContain('Chrome on Android')
  expect(mail.text).toMatch(/\d{4} at \d/)
  expect(linkIn(mail).pathname).toBe('/account/devices')
  const count = async () => {
    const { body } = await other.send<{ mails: { to: string; subject: string }[] }>('GET', '/dev/outbox')
    return body.mails.filter(({ to, subject }) => to === member.email && subject.startsWith('New')).length
  }
  await other.send('POST', '/api/sign-in', { email: member.email, password })
  // The next one is new again, so its mail shows that the one before had its time.
  await elsewhere(member.email)
  await expect.poll(count).toBe(2)
})

test('what has run out is removed, and nothing else', async () => {
  const member = await server.member()
  await mailTo(server, member.email, /^Confirm your email/)
  await server.testDatabase.asOwner(`
    insert into auth.attempt values ('old', 1, now() - interval '1 minute'), ('new', 1, now() + interval '1 hour')`)
  await server.testDatabase.asOwner(
    `update auth.one_time_token set expires_at = now() - interval '1 minute' where user_id = $1`,
    [member.userId],
  )
  for (const job of accountJobs(server.services)) await job.run(new Date())
  expect(
    await server.testDatabase.asOwner("select key from auth.attempt where key in ('old', 'new')"),
  ).toEqual([{ key: 'new' }])
  expect(
    await server.testDatabase.asOwner('select from auth.one_time_token where user_id = $1', [member.userId]),
  ).toEqual([])
  expect(await isSignedIn(member)).toBe(true)
})
