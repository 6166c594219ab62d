import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '#web/lib/api/query-client.ts'
import { asText } from '#web/lib/device/parse.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { startLive } from './live-state.ts'
import { moveToNewChat, newChatDraft } from './not-found.ts'

beforeEach(stubPhoneStorage)
afterEach(() => queryClient.clear())

const message = { messageId: 'hers', text: 'nobody came', replaces: null }

test('what was going out while its chat was found gone is put into the box of a new one once', () => {
  writeStored(newChatDraft, 'typed before')
  startLive('gone', message)
  expect(moveToNewChat('gone')).toBe(true)
  // The sending had begun: it fails now, and leads here once more.
  startLive('gone', message)
  expect(moveToNewChat('gone')).toBe(true)
  expect(readStored(newChatDraft, asText)).toBe('typed before\nnobody came')
})
