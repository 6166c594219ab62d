import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deserializeStored } from '#web/lib/device/stored-state.ts'
import { asMessage, carryToChat } from './carry-to-chat.ts'

const hearts = { energy: 2, mood: 3, stress: 5 }
const daily = (promptResponse: string) => ({
  type: 'daily' as const,
  responses: { ...hearts, prompt: 'What helped?', promptResponse },
})

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())
const draft = () => deserializeStored(kept.get('draft:chat') ?? null)

test('her own words are what she would say; hearts alone speak for themselves', () => {
  expect(asMessage(daily(' she woke every hour '))).toBe('she woke every hour')
  expect(asMessage(daily(' '))).toBe('Energy low, mood mid, stress high.')
  const stressed = { ...daily(''), responses: { ...daily('').responses, energy: 4, stress: 4 } }
  expect(asMessage(stressed)).toBe('Energy good, mood mid, stress fairly high.')
  const weekly = { ...hearts, hardest: 'nights', energyGiving: ' ', nextWeek: 'less' }
  expect(asMessage({ type: 'weekly_reset', responses: weekly })).toBe('nights\nless')
  const blank = { ...hearts, hardest: '', energyGiving: '', nextWeek: '' }
  expect(asMessage({ type: 'weekly_reset', responses: blank })).toContain('Energy low')
})

test('they go into the message box of a new chat once, and what stands there stays', () => {
  carryToChat(daily('so tired'))
  carryToChat(daily('so tired'))
  expect(draft()).toBe('so tired')
  carryToChat(daily('and cross'))
  expect(draft()).toBe('so tired\nand cross')
})
