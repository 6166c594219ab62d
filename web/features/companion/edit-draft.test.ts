import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asText } from '#web/lib/device/parse.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { adoptFormerEdit, editKey } from './edit-draft.ts'

beforeEach(() => {
  stubPhoneStorage()
})
afterEach(() => vi.unstubAllGlobals())
const read = (key: string) => readStored(key, asText)

test('what an older app kept of a change stands where she changes it, and what stands there else is left alone', () => {
  writeStored('edit:m', 'hers')
  adoptFormerEdit('a', 'm')
  expect([read('edit:m'), read(editKey('a', 'm'))]).toEqual([undefined, 'hers'])
  adoptFormerEdit('a', 'm')
  expect(read(editKey('a', 'm'))).toBe('hers')
})
