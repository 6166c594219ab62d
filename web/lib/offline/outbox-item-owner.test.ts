import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveCheckIn } from '#contract/check-ins.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { queryClient, sessionKey } from '../api/query-client.ts'
import { putInOutbox, sendFromOutbox } from './outbox.ts'
import { allOutboxItems, visibleOutboxItems } from './outbox-item.ts'

const fetched = vi.fn(async (_path: string, _sent: RequestInit) => Response.json({}))
const signedIn = (id: string) => queryClient.setQueryData(sessionKey, { user: { id } })

beforeEach(() => {
  stubPhoneStorage()
  vi.stubGlobal('fetch', fetched)
  signedIn('ana')
  const changed = {
    type: 'daily',
    responses: { energy: 1, mood: 1, stress: 1, prompt: '', promptResponse: 'hers' },
  } as const
  const body = { answered_at: '2026-11-21T00:00:00Z', answers: changed }
  putInOutbox(saveCheckIn, { params: { checkInId: 'a' }, body }, { id: 'a', refreshes: [] })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('what waits is shown to the member whose it is, and to nobody else', () => {
  expect(visibleOutboxItems()).toHaveLength(1)
  signedIn('bea')
  expect(visibleOutboxItems()).toEqual([])
  signedIn('ana')
  expect(visibleOutboxItems()).toHaveLength(1)
})

test('it names its owner to the server, which may know another by then, and waits on where it is refused', async () => {
  const error = { error: 'Please sign in to continue', code: 'unauthorized' }
  fetched.mockResolvedValueOnce(Response.json(error, { status: 401 }))
  await expect(sendFromOutbox(saveCheckIn, 'a')).rejects.toMatchObject({ status: 401 })
  expect(fetched.mock.lastCall?.[1].headers).toMatchObject({ 'x-member': 'ana' })
  expect(allOutboxItems()).toHaveLength(1)
})
