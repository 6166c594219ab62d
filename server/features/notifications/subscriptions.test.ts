import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import * as notifications from '#contract/notifications.ts'
import { type PushService, startPushService } from '#server/testing/push-service.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
let pushService: PushService
let ana: Visitor & { userId: string }
let bea: Visitor & { userId: string }
beforeAll(async () => {
  ;[server, pushService] = await Promise.all([startTestServer(), startPushService()])
})
beforeEach(async () => {
  ;[ana, bea] = await Promise.all([server.member(), server.member()])
})
afterAll(() => Promise.all([server.close(), pushService.close()]))

describe('a browser that is told', () => {
  const subscribe = (who: Visitor, subscription = pushService.browser().subscription) =>
    who.call(notifications.subscribePush, { body: subscription })
  const endpointsOf = async (userId: string) =>
    (
      await server.testDatabase.asOwner<{ endpoint: string }>(
        'select endpoint from push_subscriptions where user_id = $1',
        [userId],
      )
    ).map(({ endpoint }) => endpoint)

  test('is told for as long as she is signed in on it', async () => {
    const { subscription } = pushService.browser()
    await subscribe(ana, subscription)
    await subscribe(ana, subscription)
    expect(await endpointsOf(ana.userId)).toEqual([subscription.endpoint])
    await ana.call(account.signOut, { query: {} })
    expect(await endpointsOf(ana.userId)).toEqual([])
  })

  test('belongs to whoever signed in on it last', async () => {
    const { subscription } = pushService.browser()
    await subscribe(ana, subscription)
    await subscribe(bea, subscription)
    expect([await endpointsOf(ana.userId), await endpointsOf(bea.userId)]).toEqual([
      [],
      [subscription.endpoint],
    ])
    await ana.call(notifications.unsubscribePush, { body: subscription })
    expect(await endpointsOf(bea.userId)).toHaveLength(1)
    await bea.call(notifications.unsubscribePush, { body: subscription })
    expect(await endpointsOf(bea.userId)).toEqual([])
  })

  test('is one of ten at most', async () => {
    for (let count = 0; count < 12; count++) await subscribe(ana)
    expect(await endpointsOf(ana.userId)).toHaveLength(10)
  })

  test.each(['https://10.0.0.1/x', 'http://push.example.com/x', 'https://metadata.internal/x', 'push'])(
    'has no address such as %s',
    async (endpoint) => {
      const { keys } = pushService.browser().subscription
      const { status, body } = await ana.send('PUT', '/api/push-subscription', { endpoint, keys })
      expect([status, body.error]).toEqual([400, notifications.notificationErrors.pushUnusable])
    },
  )
})
