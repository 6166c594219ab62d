import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asText } from '#web/lib/device/parse.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { moveDraft } from './chat-draft.ts'

beforeEach(() => {
  stubPhoneStorage()
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['what was sent goes', 'no milk ', undefined],
  ['what she typed on comes along', 'no milk\nand no bread', 'and no bread'],
  ['what she changed meanwhile comes along whole', 'no oat milk', 'no oat milk'],
])('%s', (_case, typed, rest) => {
  writeStored('draft:chat', typed)
  moveDraft('draft:chat', 'no milk', 'draft:made')
  expect(readStored('draft:chat', asText)).toBeUndefined()
  expect(readStored('draft:made', asText)).toBe(rest)
})

test('a draft that waits at the other place is left alone where nothing comes along', () => {
  writeStored('draft:made', 'hers')
  moveDraft('draft:chat', 'no milk', 'draft:made')
  expect(readStored('draft:made', asText)).toBe('hers')
})
