import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { installErrorHandler } from './error-handler.ts'
import { guardAgainstPressure, lastingPressure } from './pressure.ts'

function block(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

const timers = () => new Promise((resolve) => setTimeout(resolve, 20))

async function guarded() {
  const http = fastify()
  installErrorHandler(http)
  await guardAgainstPressure(http)
  http.get('/', async () => 'ok')
  return http
}

test('whoever comes just after a slow start is answered', async () => {
  const http = await guarded()
  http.addHook('onReady', async () => block(1100))
  await http.ready()
  await timers()
  expect(http.isUnderPressure()).toBe(true)
  expect((await http.inject('/')).statusCode).toBe(200)
})

test('while the process does nothing but wait for itself, requests are turned away', async () => {
  const http = await guarded()
  await http.ready()
  const statuses: number[] = []
  for (let pause = 0; pause < 2; pause++) {
    block(2200)
    await timers()
    const { statusCode, body } = await http.inject('/')
    statuses.push(statusCode)
    if (statusCode === 503) expect(JSON.parse(body)).toMatchObject({ code: 'unavailable' })
  }
  expect(statuses).toContain(503)
})

test('pressure lasts from the second sample on, and is forgotten after a while', () => {
  const lasts = lastingPressure()
  expect([100, 900, 1200].map(lasts)).toEqual([false, false, true])
  expect([20_000, 20_500, 21_500].map(lasts)).toEqual([false, false, true])
})
