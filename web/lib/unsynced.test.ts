import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signOutTexts } from '#content/sign-out.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { writeStored } from './stored-state.ts'
import { findUnsynced } from './unsynced.ts'

beforeEach(() => void stubPhoneStorage())
afterEach(() => vi.unstubAllGlobals())

test('what is on this phone alone is found in every room, and said in one sentence', () => {
  writeStored('unheard:thread', { messageId: 'a', said: 'are you there', replaces: null })
  writeStored('draft:sleep', 'she wakes at')
  writeStored('edit:message', 'she woke at')
  writeStored('check-in-draft:daily', { id: 'b', changed: {} })
  writeStored('you-today:2026-11-21', { given: { focus: 'she bit her brother' }, insight: null })
  writeStored('modes:clear-draft', 'winter coats')
  writeStored('modes:connect-message', 'can you come over')
  writeStored('modes:values', ['Brave'])
  writeStored('reminder-settings-draft', { chosen: { wake_at: '06:00' } })
  expect(findUnsynced()).toEqual([
    'unheard',
    'chat',
    'edit',
    'checkIn',
    'youToday',
    'clear',
    'connect',
    'rediscover',
    'reminders',
  ])
  expect(signOutTexts.wouldBeLost(['chat', 'clear'])).toBe(
    'Only this phone has a message you began and your list in Clear. If you sign out now, that is lost.',
  )
})

test('what is empty, or no words of hers, is nothing to ask about', () => {
  writeStored('modes:clear', [])
  writeStored('modes:clear-draft', '')
  writeStored('modes:connect-message', null)
  writeStored('modes:connect-person', 'friend')
  writeStored('draft:chat', '  ')
  writeStored('you-today:2026-11-20', { given: { mood: 'calm', focus: ' ' }, insight: null })
  writeStored('you-today:2026-11-21', {
    given: { focus: 'told by now' },
    insight: { tip: 'Rest', focus: 'told by now' },
  })
  writeStored('kept', { member: { name: 'Ana' } })
  expect(findUnsynced()).toEqual([])
})

test('of a day that is told, only what she wrote beside its words is on this phone alone', () => {
  const insight = { focus: 'she bit her brother' }
  writeStored('you-today:2026-11-21', { given: insight, insight, again: true })
  expect(findUnsynced()).toEqual([])
  const given = { focus: 'she bit her brother, and he hit back' }
  writeStored('you-today:2026-11-21', { given, insight, again: true })
  expect(findUnsynced()).toEqual(['youToday'])
})
