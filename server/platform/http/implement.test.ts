import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { route } from '#contract/route.ts'
import { installErrorHandler } from './error-handler.ts'
import { type Caller, implement } from './implement.ts'

const entry = route({
  method: 'GET',
  path: '/api/village',
  access: 'subscriber',
  summary: 'Something of a membership',
  reply: z.object({ ok: z.boolean() }),
})

const caller: Caller = {
  userId: 'one',
  email: 'mum@example.com',
  emailVerified: true,
  sessionId: 'two',
  expiresAt: new Date(),
  signedInAt: new Date(),
  lastSeenAt: new Date(),
  steppedUpAt: null,
  factorUsedAt: null,
  leavingAt: null,
  isModerator: false,
}

async function ask(who: Caller | null, subscribes: boolean, meant?: string) {
  const http = fastify()
  installErrorHandler(http)
  http.decorate('findCaller', async () => who)
  http.decorate('isSubscriber', async () => subscribes)
  implement(http, entry, async () => ({ ok: true }))
  const { statusCode, body } = await http.inject({
    url: entry.path,
    headers: { ...(meant && { 'x-member': meant }) },
  })
  return { statusCode, ...JSON.parse(body) }
}

test('what belongs to a membership is refused to a visitor, and kindly to a member without one', async () => {
  expect(await ask(null, false)).toMatchObject({ statusCode: 401, code: 'unauthorized' })
  expect(await ask(caller, false)).toMatchObject({
    statusCode: 403,
    code: 'members_only',
    error: 'This is part of a membership, and yours is not running now.',
  })
  expect(await ask(caller, true)).toEqual({ statusCode: 200, ok: true })
})

test('what is meant for one member is carried out for nobody else', async () => {
  expect(await ask(caller, true, 'one')).toEqual({ statusCode: 200, ok: true })
  for (const other of [{ ...caller, userId: 'two' }, null])
    expect(await ask(other, true, 'one')).toMatchObject({ statusCode: 401, code: 'unauthorized' })
})
