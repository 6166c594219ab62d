import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { queueOlderMessages } from './queue-older-messages.ts'
import { queuedIn } from './queued-messages.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = stubPhoneStorage()
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  queryClient.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['of before there were versions', (value: object) => JSON.stringify(value)],
  ['of the last version', (value: object) => JSON.stringify({ v: 1, value })],
])('what an older app kept of a message, in a form %s, waits in the outbox', (_form, asStored) => {
  stored.set('unheard:a-chat', asStored({ messageId: 'hers', said: 'are you there', replaces: 'old' }))
  stored.set('begun:chat', asStored(['a-chat']))
  queueOlderMessages()
  expect(queuedIn('a-chat')).toMatchObject([
    { messageId: 'hers', text: 'are you there', replaces: 'old', isBeginning: false },
  ])
  expect([...stored.keys()]).toEqual(['unsent:hers'])
  queueOlderMessages()
  expect(queuedIn('a-chat')).toHaveLength(1)
})

test('of one in a form that nobody knows the words are kept', () => {
  stored.set('unheard:a-chat', JSON.stringify({ v: 9, value: { texts: ['are you', 'there'] } }))
  queueOlderMessages()
  expect(queuedIn('a-chat')).toMatchObject([{ text: 'are you\nthere' }])
})

test('where the phone is full it stays where it is', () => {
  const kept = JSON.stringify({ messageId: 'hers', said: 'are you there', replaces: null })
  stored.set('unheard:a-chat', kept)
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  queueOlderMessages()
  expect(stored.get('unheard:a-chat')).toBe(kept)
})
