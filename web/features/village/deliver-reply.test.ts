import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calm } from '#contract/safety.ts'
import { createReply } from '#contract/village-writing.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { emptyOutbox, putInOutbox } from '#web/lib/offline/outbox.ts'
import { allOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { setSenders } from '#web/lib/offline/senders.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { village } from './feature.ts'

beforeEach(() => {
  stubPhoneStorage()
  setSenders(village.senders ?? {})
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
  const body = { content: 'ring me on 0412 345 678', is_anonymous: true, parent_id: null, seen_warnings: [] }
  putInOutbox(createReply, { params: { postId: 'p', replyId: 'r' }, body }, { id: 'r', refreshes: [] })
})
afterEach(() => {
  setSenders({})
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a reply that waited and is warned of keeps its words on the phone, and says what of', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ reply: null, warnings: ['phone'], safety: calm }))
  expect(await emptyOutbox('ana')).toEqual({ replies: [], isEmpty: false })
  const [waiting] = allOutboxItems()
  expect(waiting?.refused).toMatch(/phone number.+Everyone/)
  expect(waiting?.input.body).toMatchObject({ content: 'ring me on 0412 345 678' })
})

test('one that was kept is on the phone no more', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ reply: { id: 'r' }, warnings: [], safety: calm }))
  expect(await emptyOutbox('ana')).toMatchObject({ isEmpty: true })
})
