import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moveDraft } from './chat-draft.ts'
import { readStored, writeStored } from './stored-state.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['what was sent goes', 'no milk ', undefined],
  ['what she typed on comes along', 'no milk\nand no bread', 'and no bread'],
  ['what she changed meanwhile comes along whole', 'no oat milk', 'no oat milk'],
])('%s', (_case, typed, rest) => {
  writeStored('draft:chat', typed)
  moveDraft('draft:chat', 'no milk', 'draft:made')
  expect(readStored('draft:chat')).toBeUndefined()
  expect(readStored('draft:made')).toBe(rest)
})

test('a draft that waits at the other place is left alone where nothing comes along', () => {
  writeStored('draft:made', 'hers')
  moveDraft('draft:chat', 'no milk', 'draft:made')
  expect(readStored('draft:made')).toBe('hers')
})
