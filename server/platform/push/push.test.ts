import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type PushService, startPushService } from '#server/testing/push-service.ts'
import { createPush } from './push.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'lightly-push-'))
const config = readConfig({ DATA_DIR })
const push = createPush(config)
const message = { payload: { body: 'You have a note.' }, ttlSeconds: 3600, topic: 'notes' }
let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(async () => {
  await service.close()
  rmSync(DATA_DIR, { recursive: true })
})

test('a message arrives encrypted for the browser, signed by us, with its time to live', async () => {
  const browser = service.browser()
  expect(await push.send(browser.subscription, message)).toEqual({ is: 'sent' })
  const [received] = browser.received
  expect(received?.payload).toEqual(message.payload)
  expect(received?.signedBy).toBe(push.publicKey)
  expect(received?.headers).toMatchObject({ ttl: '3600', topic: 'notes', 'content-encoding': 'aes128gcm' })
  const { aud, sub, exp = 0 } = received?.claims ?? {}
  expect(aud).toBe(new URL(browser.subscription.endpoint).origin)
  expect(sub).toMatch(/^mailto:/)
  expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
})

test('what a push service answers says what becomes of the message and of the browser', async () => {
  const browser = service.browser()
  const after = async (status: number, headers?: Record<string, string>) => {
    browser.answers.push({ status, ...(headers && { headers }) })
    return push.send(browser.subscription, message)
  }
  expect(await after(404)).toEqual({ is: 'gone' })
  expect(await after(410)).toEqual({ is: 'gone' })
  expect(await after(503)).toEqual({ is: 'later', waitMs: 0 })
  expect(await after(429, { 'retry-after': '120' })).toEqual({ is: 'later', waitMs: 120_000 })
  expect(await after(413)).toEqual({ is: 'refused', status: 413 })
  // A redirect is not followed: it could lead inside.
  expect(await after(307, { location: 'http://127.0.0.1:1/' })).toEqual({ is: 'refused', status: 307 })
  expect(browser.received).toEqual([])
})

test('nobody there is a reason to try again; a key that is none is not', async () => {
  const { subscription } = service.browser()
  const nowhere = { ...subscription, endpoint: 'http://127.0.0.1:1/x' }
  expect(await push.send(nowhere, message)).toEqual({ is: 'later', waitMs: 0 })
  const keys = { ...subscription.keys, p256dh: 'p'.repeat(87) }
  expect(await push.send({ ...subscription, keys }, message)).toEqual({ is: 'gone' })
})

test('the keys are made once, and nobody else may read them', () => {
  expect(createPush(config).publicKey).toBe(push.publicKey)
  expect(statSync(join(DATA_DIR, 'vapid.json')).mode & 0o777).toBe(0o600)
})

test('in production nothing is sent to this machine, whoever asks', async () => {
  const browser = service.browser()
  const inProduction = createPush({ ...config, production: true })
  expect(inProduction.accepts(browser.subscription.endpoint)).toBe(false)
  expect(await inProduction.send(browser.subscription, message)).toEqual({ is: 'gone' })
  expect(browser.calls).toBe(0)
})
