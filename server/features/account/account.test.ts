import { afterAll, beforeAll, expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'a quiet cup of tea'

test('an account is made, signs in at once, signs out and in again', async () => {
  const visitor = server.visitor()
  const made = await visitor.call(account.createAccount, { body: { email: ' Ana@Example.com ', password } })
  expect(made.status).toBe(200)
  expect(made.body.session.user.email).toBe('ana@example.com')
  expect((await visitor.call(account.getSession, {})).body.session?.user).toEqual(made.body.session.user)

  await visitor.call(account.signOut, { query: {} })
  expect((await visitor.call(account.getSession, {})).body.session).toBeNull()
  expect((await visitor.send('GET', '/api/profile')).status).toBe(401)

  const back = await visitor.call(account.signIn, { body: { email: 'ANA@example.com', password } })
  expect(back.status).toBe(200)
  expect((await visitor.send('GET', '/api/profile')).status).toBe(200)
})

test('a second account with the same e-mail is refused in the words of the specification', async () => {
  const email = 'twice@example.com'
  await server.visitor().call(account.createAccount, { body: { email, password } })
  const second = await server
    .visitor()
    .send('POST', '/api/create-account', { email: 'Twice@example.com', password })
  expect(second.status).toBe(409)
  expect(second.body.error).toBe('This email already has an account. Please sign in instead.')
  expect(second.headers.getSetCookie()).toEqual([])
})

test('two at once with one e-mail make one account', async () => {
  const body = { email: 'race@example.com', password }
  const answers = await Promise.all(
    [1, 2, 3].map(() => server.visitor().send('POST', '/api/create-account', body)),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
})

test.each([
  [{ email: '', password }, 'email', 'Please enter your email.'],
  [{ email: 'x@example.com', password: 'short' }, 'password', 'Password must be at least 8 characters.'],
])('what is missing is said by field: %o', async (body, field, text) => {
  const answer = await server.visitor().send('POST', '/api/create-account', body)
  expect(answer.status).toBe(400)
  expect(answer.body.fields?.[field]).toBe(text)
})

test('a wrong password and an unknown e-mail are answered alike', async () => {
  const member = await server.member()
  const wrong = await server
    .visitor()
    .send('POST', '/api/sign-in', { email: member.email, password: 'not hers at all' })
  const unknown = await server
    .visitor()
    .send('POST', '/api/sign-in', { email: 'nobody@example.com', password })
  expect(wrong.status).toBe(401)
  expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body })
})

test('a forged or altered session cookie is nobody', async () => {
  const member = await server.member()
  const [name = '', value = ''] = [...member.cookies].find(([key]) => key.includes('session')) ?? []
  const forged = server.visitor()
  forged.cookies.set(name, `x${value}`)
  expect((await forged.send('GET', '/api/profile')).status).toBe(401)
  forged.cookies.set(name, value)
  expect((await forged.send('GET', '/api/profile')).status).toBe(200)
})

test('a write from another site is refused', async () => {
  const member = await server.member()
  const answer = await member.send('POST', '/api/sign-out', undefined, {
    origin: 'https://elsewhere.example',
  })
  expect(answer.status).toBe(403)
  expect((await member.send('GET', '/api/profile')).status).toBe(200)
})

test("of the accounts library's own addresses only the listed ones answer", async () => {
  const member = await server.member()
  for (const [method, path, body] of [
    ['GET', '/get-session'],
    ['GET', '/list-sessions'],
    ['GET', '/error'],
    ['GET', '/ok'],
    ['POST', '/sign-out'],
    ['POST', '/revoke-sessions'],
    ['POST', '/revoke-other-sessions'],
    ['POST', '/sign-up/email', { email: 'side-door@example.com', password, name: '' }],
    ['POST', '/sign-in/email', { email: member.email, password }],
    ['POST', '/update-user', { name: 'a\0b' }],
  ] as const) {
    const answer = await member.send(method, `/api/auth${path}`, body)
    expect(answer, path).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
})
