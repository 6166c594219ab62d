import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' })
})
afterAll(() => server.close())

test('guessing passwords is slowed down, in words, and health is never counted', async () => {
  const guess = () =>
    server.visitor().send('POST', '/api/sign-in', { email: 'mia@example.com', password: 'guess' })
  const statuses = []
  for (let attempt = 0; attempt < 11; attempt++) statuses.push((await guess()).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
  expect((await guess()).body).toEqual({
    error: 'That was a lot at once. Please wait a moment and try again.',
    code: 'too_many',
  })
  expect((await server.visitor().send('GET', '/health')).status).toBe(200)
})

test('the sign-in of the accounts library is closed, so that it is no way around', async () => {
  for (const path of [
    '/api/auth/sign-in/email',
    '/api/auth/sign-up/email',
    '/api/auth/request-password-reset',
  ]) {
    const answer = await server
      .visitor()
      .send('POST', path, { email: 'mia@example.com', password: 'guess guess', name: 'x' })
    expect(answer.status, path).toBe(404)
  }
})
