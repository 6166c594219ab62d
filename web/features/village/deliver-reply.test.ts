import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calm } from '#contract/safety.ts'
import { createReply } from '#contract/village-writing.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { emptyOutbox, putInOutbox } from '#web/lib/offline/outbox.ts'
import { allOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { setSenders } from '#web/lib/offline/senders.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { village } from './feature.ts'
import { postAnyway } from './queued-replies.ts'

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

test('one that she was warned of goes out once she has said so, as it is and in its place', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    bodies.push([path.split('/').at(-1), JSON.parse(String(body)).seen_warnings])
    return Response.json({ reply: null, warnings: ['phone', 'off-platform'], safety: calm })
  })
  await emptyOutbox('ana')
  const [refused] = allOutboxItems()
  expect(refused?.refusal).toEqual({ code: 'bad_input', warnings: ['phone', 'off-platform'] })
  postAnyway('r')
  const [released] = allOutboxItems()
  expect([released?.queuedAt, released?.refused, released?.refusal]).toEqual([
    refused?.queuedAt,
    undefined,
    undefined,
  ])
  await emptyOutbox('ana')
  expect(bodies).toEqual([
    ['r', []],
    ['r', ['phone', 'off-platform']],
  ])
})

test('one that was kept is on the phone no more', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ reply: { id: 'r' }, warnings: [], safety: calm }))
  expect(await emptyOutbox('ana')).toMatchObject({ isEmpty: true })
})
