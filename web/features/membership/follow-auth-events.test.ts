import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/lib/api/query-client.ts'
import { type KnownSession, sessionQuery } from '#web/lib/session/session.ts'
import { subscriptionQuery } from '#web/member/entitlement.ts'
import { followAuthEvents } from './follow-auth-events.ts'

const show = (session: KnownSession) => queryClient.setQueryData(sessionQuery.queryKey, session)
const member = {
  user: { id: 'mia', email: 'mia@example.com', email_verified: true },
  ends_at: '2999-01-01',
  leaving_at: null,
}
const subscription = () => queryClient.getQueryData(subscriptionQuery.queryKey)

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('the subscription is read on sign-in and at the start, and cleared on sign-out', async () => {
  let reads = 0
  vi.stubGlobal('fetch', async () => Response.json({ status: `read ${++reads}` }))
  show(null)
  const stop = followAuthEvents()
  expect(reads).toBe(0)
  show(member)
  await vi.waitFor(() => expect(subscription()).toEqual({ status: 'read 1' }))
  show(null)
  expect(subscription()).toBeUndefined()
  stop()

  show(member)
  const stopAgain = followAuthEvents()
  await vi.waitFor(() => expect(subscription()).toEqual({ status: 'read 2' }))
  stopAgain()

  // What a screen has just read is not asked for once more.
  const stopAtLast = followAuthEvents()
  await queryClient.ensureQueryData(subscriptionQuery)
  expect(reads).toBe(2)
  stopAtLast()
})
