import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/lib/api/query-client.ts'
import { readKept } from '#web/lib/offline/kept.ts'
import { clearSession } from '#web/lib/session/session.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { profileQuery } from './profile.ts'

const profile = {
  full_name: ' Mia Rose ',
  timezone: 'Australia/Perth',
  notes: 'private',
  onboarding_completed: true,
  loss_since: null,
}

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('of a profile the phone keeps the first name, the time zone, whether it is finished and whether to be quiet', async () => {
  const phone = stubPhoneStorage()
  vi.stubGlobal('fetch', async () => Response.json({ profile, children: [{ name: 'Ivy' }] }))
  await queryClient.fetchQuery(profileQuery)
  expect(readKept('member')).toEqual({
    name: 'Mia',
    timezone: 'Australia/Perth',
    isOnboarded: true,
    isLossMode: false,
  })
  expect([...phone.values()].join()).not.toMatch(/Rose|private|Ivy/)
})

test('an answer that comes after she has left is not kept', async () => {
  stubPhoneStorage()
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const asked = queryClient.fetchQuery(profileQuery).catch(() => undefined)
  clearSession()
  answer.resolve(Response.json({ profile, children: [] }))
  await asked
  await answer.promise
  expect(readKept('member')).toBeUndefined()
})
