import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as authService from '#contract/auth-service.ts'
import { letTimePass, withApp } from '#server/testing/authenticator.ts'
import { type OpenIdPeer, startOpenIdPeer, visitPeer } from '#server/testing/openid-peer.ts'
import { freePorts, startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
let peer: OpenIdPeer
beforeAll(async () => {
  const [port] = await freePorts(1)
  peer = await startOpenIdPeer(`http://localhost:${port}/api/auth/callback`)
  const company = { ...peer.settings, id: 'company', name: 'Company', domains: ['corp.example'] }
  server = await startTestServer({
    PORT: String(port),
    IDENTITY_PROVIDERS: JSON.stringify([peer.settings, company]),
    AUTH_REDIRECTS: 'https://app.example/back',
  })
})
afterAll(async () => {
  peer.close()
  await server.close()
})

let people = 0
/** Somebody whom the peer knows and we do not. */
function somebody(email = `outside-${++people}@example.com`, email_verified = true) {
  peer.person = { sub: `subject-${++people}`, email, email_verified }
  return peer.person
}

const confirm = (userId: string) =>
  server.testDatabase.asOwner('update auth."user" set "emailVerified" = true where id = $1', [userId])

/** Out to the peer and back. Answers where it all ends. */
async function comeBack(browser: Visitor, url: string): Promise<string> {
  const back = await visitPeer(url)
  const answer = await browser.send('GET', back.pathname + back.search)
  return answer.headers.get('location') ?? ''
}

async function start(browser: Visitor, query: Record<string, string> = {}): Promise<string> {
  const skip_http_redirect = 'true' as const
  const asked = { provider: 'peer', skip_http_redirect, ...query }
  return (await browser.call(authService.authorize, { query: asked })).body.url
}

const meOf = async (browser: Visitor) => (await browser.call(authService.getUser, {})).body

test('a provider opens a new account for a confirmed e-mail, and the same account the next time', async () => {
  const { email } = somebody()
  const browser = server.visitor()
  expect(await comeBack(browser, await start(browser))).toBe(`${server.origin}/home`)
  const me = await meOf(browser)
  expect(me).toMatchObject({ email, email_verified: true, identities: [{ provider: 'peer' }] })

  const elsewhere = server.visitor()
  await comeBack(elsewhere, await start(elsewhere, { redirect_to: '/account' }))
  expect((await meOf(elsewhere)).id).toBe(me.id)
})

test('who comes back from a provider over another ends her session in this browser', async () => {
  const browser = await server.member()
  const left = server.visitor()
  for (const [name, value] of browser.cookies) left.cookies.set(name, value)
  const { email } = somebody()
  await comeBack(browser, await start(browser))
  expect(await meOf(browser)).toMatchObject({ email })
  expect((await left.call(authService.getUser, {})).status).toBe(401)
})

test('authorize itself leads to the page of the provider', async () => {
  const answer = await server.visitor().send('GET', '/api/auth/authorize?provider=peer')
  expect(answer.status).toBe(302)
  const to = new URL(answer.headers.get('location') ?? '')
  expect(to.origin).toBe(peer.settings.issuer)
  for (const name of ['state', 'nonce', 'code_challenge']) expect(to.searchParams.get(name)).toBeTruthy()
})

test('an API client gets a code, redeems it once with its verifier, and nobody without it', async () => {
  const { email } = somebody()
  const verifier = randomBytes(32).toString('base64url')
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const redirect_to = 'https://app.example/back'
  const codeOf = async () => {
    const browser = server.visitor()
    const end = new URL(await comeBack(browser, await start(browser, { redirect_to, code_challenge })))
    expect(end.origin + end.pathname).toBe(redirect_to)
    expect((await browser.send('GET', '/api/profile')).status).toBe(401)
    return end.searchParams.get('code') ?? ''
  }
  const redeem = (auth_code: string, code_verifier: string) =>
    server
      .client()
      .send<authService.SignInResult>('POST', '/api/auth/token?grant_type=pkce', { auth_code, code_verifier })
  const stolen = await codeOf()
  expect((await redeem(stolen, randomBytes(32).toString('base64url'))).status).toBe(401)
  expect((await redeem(stolen, verifier)).status).toBe(401)
  const code = await codeOf()
  const answers = await Promise.all([redeem(code, verifier), redeem(code, verifier)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  const tokens = answers.find(({ status }) => status === 200)?.body
  expect(tokens).toMatchObject({ token_type: 'bearer', refresh_token: expect.any(String), user: { email } })
})

test('only the browser that left comes back, once, and only with what it was given', async () => {
  somebody()
  const browser = server.visitor()
  const back = await visitPeer(await start(browser))
  const path = back.pathname + back.search
  const failed = `${server.origin}/auth?error=callback_error`
  expect((await server.visitor().send('GET', path)).headers.get('location')).toBe(failed)
  const other = path.replace(/state=[^&]+/, 'state=other')
  expect((await browser.send('GET', other)).headers.get('location')).toBe(failed)
  expect((await browser.send('GET', path)).headers.get('location')).toBe(failed)
  expect((await browser.send('GET', '/api/profile')).status).toBe(401)
})

test('a code for another nonce is refused', async () => {
  somebody()
  const browser = server.visitor()
  const url = await start(browser)
  await server.testDatabase.asOwner(`update auth.provider_visit set nonce = 'another'`)
  expect(await comeBack(browser, url)).toContain('error=callback_error')
})

test('nobody is led to where nobody may be led', async () => {
  const lead = (redirect_to: string, more = '') =>
    server
      .visitor()
      .send('GET', `/api/auth/authorize?provider=peer&redirect_to=${encodeURIComponent(redirect_to)}${more}`)
  expect((await lead('https://evil.example/')).status).toBe(400)
  expect((await lead('//evil.example/')).status).toBe(400)
  // Another app must prove that the code is its own.
  expect((await lead('https://app.example/back')).status).toBe(400)
  expect((await lead('https://app.example/back', `&code_challenge=${'a'.repeat(43)}`)).status).toBe(302)
})

test('a confirmed account is linked to the same e-mail; one that was never confirmed is not taken over', async () => {
  const [confirmed, unconfirmed] = await Promise.all([server.member(), server.member()])
  await confirm(confirmed.userId)
  somebody(confirmed.email)
  const browser = server.visitor()
  await comeBack(browser, await start(browser))
  const me = await meOf(browser)
  expect(me.id).toBe(confirmed.userId)
  expect(me.identities.map(({ provider }) => provider)).toEqual(['email', 'peer'])

  somebody(unconfirmed.email)
  const other = server.visitor()
  expect(await comeBack(other, await start(other))).toBe(`${server.origin}/auth?error=identity_taken`)
  expect((await other.send('GET', '/api/profile')).status).toBe(401)
})

test('an e-mail that the provider has not confirmed opens nothing', async () => {
  const member = await server.member()
  await confirm(member.userId)
  somebody(member.email, false)
  const browser = server.visitor()
  expect(await comeBack(browser, await start(browser))).toContain('error=callback_error')
  expect((await meOf(member)).identities).toHaveLength(1)
})

test('signed in, she adds a provider whatever its e-mail, takes it away, and keeps the last way in', async () => {
  const early = await server.member()
  expect(await early.send('GET', '/api/auth/user/identities/authorize?provider=peer')).toMatchObject({
    status: 403,
    body: { code: 'email_not_confirmed' },
  })
  const [ana, bea] = await Promise.all([server.confirmedMember(), server.confirmedMember()])
  const person = somebody('another-address@example.com', false)
  const link = async (member: Visitor) =>
    comeBack(member, (await member.call(authService.linkIdentity, { query: { provider: 'peer' } })).body.url)
  expect(await link(ana)).toBe(`${server.origin}/home`)
  expect(await link(bea)).toBe(`${server.origin}/auth?error=identity_taken`)
  const browser = server.visitor()
  peer.person = person
  await comeBack(browser, await start(browser))
  expect((await meOf(browser)).id).toBe(ana.userId)

  const { identities } = (await ana.call(authService.listIdentities, {})).body
  const remove = (identityId = '', by: Visitor = ana) =>
    by.send('DELETE', `/api/auth/user/identities/${identityId}`)
  expect(await remove(identities[1]?.id, bea)).toMatchObject({
    status: 404,
    body: { code: 'identity_not_found' },
  })
  await letTimePass(server, ana.userId)
  expect((await remove(identities[1]?.id)).body.code).toBe('step_up_required')
  await ana.send('POST', '/api/step-up', { password: 'a quiet cup of tea' })
  expect((await remove(identities[1]?.id)).status).toBe(200)
  expect(await remove(identities[0]?.id)).toMatchObject({
    status: 422,
    body: { code: 'single_identity_not_deletable' },
  })
})

test('company sign-in goes by the domain of an e-mail, and is believed about that domain alone', async () => {
  const sso = (browser: Visitor, domain: string) => browser.call(authService.startSso, { body: { domain } })
  const insider = somebody('worker@corp.example')
  const browser = server.visitor()
  await comeBack(browser, (await sso(browser, 'Worker@Corp.example')).body.url)
  expect(await meOf(browser)).toMatchObject({
    email: insider.email,
    identities: [{ provider: 'company' }],
  })

  const victim = await server.member()
  await confirm(victim.userId)
  somebody(victim.email)
  const other = server.visitor()
  expect(await comeBack(other, (await sso(other, 'corp.example')).body.url)).toContain('callback_error')
  const unknown = await server.visitor().send('POST', '/api/auth/sso', { domain: 'nowhere.example' })
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not_configured' } })
})

test('an id token that an app got from the provider opens a session; one for somebody else does not', async () => {
  const { email } = somebody()
  const browser = server.visitor()
  const url = new URL(await start(browser))
  const nonce = url.searchParams.get('nonce') ?? ''
  const verifier = randomBytes(32).toString('base64url')
  url.searchParams.set('code_challenge', createHash('sha256').update(verifier).digest('base64url'))
  const code = (await visitPeer(url.href)).searchParams.get('code') ?? ''
  const { client_id, client_secret, issuer } = peer.settings
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${client_id}:${encodeURIComponent(client_secret)}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${server.origin}/api/auth/callback`,
      code_verifier: verifier,
    }),
  })
  const { id_token } = (await answer.json()) as { id_token: string }
  const enter = (body: object) =>
    server.client().send<authService.SignInResult>('POST', '/api/auth/token?grant_type=id_token', body)
  expect((await enter({ provider: 'peer', id_token, nonce: 'another' })).status).toBe(401)
  expect((await enter({ provider: 'peer', id_token })).status).toBe(401)
  const [head, , signature] = id_token.split('.')
  const forged = [head, btoa(JSON.stringify({ sub: 'x' })), signature].join('.')
  expect((await enter({ provider: 'peer', id_token: forged, nonce })).status).toBe(401)
  expect((await enter({ provider: 'nowhere', id_token, nonce })).status).toBe(404)
  const entered = await enter({ provider: 'peer', id_token, nonce })
  expect(entered).toMatchObject({ status: 200, body: { user: { email } } })
})

test('a second factor is asked for after a provider, too', async () => {
  const member = await server.member()
  await confirm(member.userId)
  await withApp(member)
  somebody(member.email)
  const browser = server.visitor()
  expect(await comeBack(browser, await start(browser))).toBe(`${server.origin}/signin?step=code`)
  expect((await browser.send('GET', '/api/profile')).status).toBe(401)
})
