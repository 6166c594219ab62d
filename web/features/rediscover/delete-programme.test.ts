import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyAnswer } from '#contract/rediscover.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { storedKeys, writeStored } from '#web/lib/device/stored-state.ts'
import { allOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { deleteProgramme } from './delete-programme.ts'
import { saveAnswer } from './save-answer.ts'

beforeEach(() => {
  stubPhoneStorage()
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const answerFocus = () =>
  saveAnswer('s', { module: 'intake', exercise: 'focus', data: emptyAnswer }, { base: null, editId: 'e' })

test.each([
  ['arrives', () => Response.json({})],
  ['is refused', () => Response.json({ error: 'No.', code: 'conflict' }, { status: 409 })],
])(
  'an answer that is on its way as she starts over %s before the programme is deleted',
  async (_case, end) => {
    const sent: string[] = []
    const answer = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) => {
      if (method !== 'GET') sent.push(String(method))
      return method === 'PUT' ? answer.promise : Promise.resolve(Response.json({}))
    })
    await answerFocus()
    await vi.waitFor(() => expect(sent).toEqual(['PUT']))
    writeStored('rediscover:draft:s:values', 'begun')
    await deleteProgramme('s')
    expect(storedKeys('rediscover:')).toEqual([])
    // It waits behind the answer, and is on the phone for the next start.
    expect(allOutboxItems().map(({ route }) => route.method)).toEqual(['DELETE'])
    expect(sent).toEqual(['PUT'])
    answer.resolve(end())
    await vi.waitFor(() => expect(allOutboxItems()).toEqual([]))
    expect(sent).toEqual(['PUT', 'DELETE'])
  },
)
