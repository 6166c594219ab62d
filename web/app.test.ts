import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signOutTexts } from '#content/sign-out.ts'
import type { Session } from '#contract/account.ts'
import { motherChat } from '#contract/companion.ts'
import { isChange, type LiveEvent, liveEvent } from '#contract/events.ts'
import { createReply } from '#contract/village-writing.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { connectFeatures, features } from './app.tsx'
import { endSession, queryClient } from './lib/api/query-client.ts'
import { writeStored } from './lib/device/stored-state.ts'
import { keep } from './lib/offline/kept.ts'
import { findUnsynced } from './lib/offline/unsynced.ts'
import { enterSession, sessionQuery } from './lib/session/session.ts'
import { setSessionEndTasks } from './lib/session/session-end.ts'

const found = () => findUnsynced(features.flatMap(({ drafts }) => drafts ?? []))

beforeEach(() => {
  stubPhoneStorage()
  connectFeatures()
})
afterEach(() => {
  setSessionEndTasks([])
  vi.unstubAllGlobals()
})

test('every event is heard by some feature', async () => {
  const heard = await Promise.all(
    features.map(async ({ liveHandlers }) => Object.keys((await liveHandlers?.())?.on ?? {})),
  )
  const types = liveEvent.def.options.map(({ shape }) => ({ type: shape.type.def.values[0] }) as LiveEvent)
  expect([...new Set(heard.flat())].sort()).toEqual(
    types
      .filter(isChange)
      .map(({ type }) => type)
      .sort(),
  )
})

test('what waits is sent by the feature that it is of', () => {
  expect(features.flatMap(({ senders }) => Object.keys(senders ?? {}))).toEqual([
    motherChat.path,
    createReply.path,
  ])
})

test('what is on this phone alone is found in every room, and said in one sentence', () => {
  writeStored('draft:sleep', 'she wakes at')
  writeStored('edit:message', 'she woke at')
  writeStored('check-in-draft:daily', { id: 'b', changed: {} })
  writeStored('you-today:2026-11-21', { given: { focus: 'she bit her brother' }, insight: null })
  writeStored('modes:clear-draft', 'winter coats')
  writeStored('modes:connect-message', 'can you come over')
  writeStored('rediscover:words', ['Brave'])
  writeStored('reminder-settings-draft', { chosen: { wake_at: '06:00' } })
  writeStored('village-draft:post', { content: 'night four' })
  expect(found()).toEqual([
    'chat',
    'edit',
    'checkIn',
    'youToday',
    'clear',
    'connect',
    'rediscover',
    'reminders',
    'village',
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
  expect(found()).toEqual([])
})

test('of a day that is told, only what she wrote beside its words is on this phone alone', () => {
  const insight = { focus: 'she bit her brother' }
  writeStored('you-today:2026-11-21', { given: insight, insight, again: true })
  expect(found()).toEqual([])
  const given = { focus: 'she bit her brother, and he hit back' }
  writeStored('you-today:2026-11-21', { given, insight, again: true })
  expect(found()).toEqual(['youToday'])
})

const mia: Session = {
  user: { id: 'mia', email: 'mia@example.com', email_verified: true },
  ends_at: '2999-01-01',
  leaving_at: null,
  access_token: 'secret-token',
  refresh_token: null,
  expires_at: 4_000_000_000,
  expires_in: 600,
  token_type: 'bearer',
}

test.each([
  ['while the app is open', async () => endSession()],
  [
    'while it was closed',
    async () => {
      vi.stubGlobal('fetch', async () => Response.json({ session: null }))
      queryClient.clear()
      await queryClient.fetchQuery(sessionQuery)
    },
  ],
] as const)(
  'of her days a session that ended %s leaves today, and what this phone alone has',
  async (_, ends) => {
    const phone = stubPhoneStorage()
    enterSession(mia)
    vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00Z') })
    // In Perth it is the twenty-second by then.
    keep('member', { name: 'Mia', timezone: 'Australia/Perth', isOnboarded: true })
    const tell = (day: string, focus: string, insight: object | null) =>
      phone.set(`you-today:${day}`, JSON.stringify({ given: { focus }, insight }))
    tell('2026-08-01', 'nights', { focus: 'nights' })
    tell('2026-11-20', 'never sent', null)
    tell('2026-11-19', 'nights, and more since', { focus: 'nights' })
    tell('2026-11-21', '', { focus: '' })
    tell('2026-11-22', 'today', { focus: 'today' })
    await ends()
    const days = [...phone.keys()].filter((key) => key.startsWith('you-today:')).sort()
    expect(days).toEqual(['you-today:2026-11-19', 'you-today:2026-11-20', 'you-today:2026-11-22'])
    vi.useRealTimers()
    queryClient.clear()
  },
)
