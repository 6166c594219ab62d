import { setTimeout as pause } from 'node:timers/promises'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { installErrorHandler } from './error-handler.ts'
import { guardAgainstPressure } from './pressure.ts'

function block(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

/** A server whose start held the event loop so long that it counts as under pressure. */
async function startedSlowly(meanwhile = () => {}) {
  const http = fastify()
  installErrorHandler(http)
  http.addHook('onRequest', async () => meanwhile())
  await guardAgainstPressure(http)
  http.get('/', async () => 'ok')
  http.addHook('onReady', async () => block(1100))
  await http.ready()
  await pause(20)
  expect(http.isUnderPressure()).toBe(true)
  return http
}

test('whoever comes just after a slow start is answered', async () => {
  const http = await startedSlowly()
  expect((await http.inject('/')).statusCode).toBe(200)
})

test('while the loop hangs, a request is turned away in the shape of every error', async () => {
  const http = await startedSlowly(() => setImmediate(() => block(1200)))
  const { statusCode, body } = await http.inject('/')
  expect(statusCode).toBe(503)
  expect(JSON.parse(body)).toMatchObject({ code: 'unavailable' })
})
