import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { clearSessionCookie, type OpenedSession, setSessionCookie } from './open-session.ts'

test.each([
  ['https://lightly.example', '__Secure-lightly.session_token', { secure: true }],
  ['http://localhost:3000', 'lightly.session_token', {}],
])('at %s a browser parts with its session as it was given it', async (publicUrl, name, secure) => {
  const config = readConfig({
    PUBLIC_URL: publicUrl,
    AUTH_SECRET: 'x'.repeat(32),
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_ID: 'price_1',
  })
  const opened = { token: 'a token' } as OpenedSession
  const http = Fastify()
  await http.register(cookie)
  http.get('/give', async (_, reply) => setSessionCookie(reply, config, opened))
  http.get('/take', async (_, reply) => clearSessionCookie(reply, config))
  const [given] = (await http.inject('/give')).cookies
  const [taken] = (await http.inject('/take')).cookies
  const same = { name, path: '/', httpOnly: true, sameSite: 'Lax', ...secure }
  expect(given).toMatchObject(same)
  expect(taken).toMatchObject({ ...same, value: '', maxAge: 0 })
})
