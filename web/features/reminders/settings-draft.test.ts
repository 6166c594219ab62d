import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { findUnsynced } from '#web/lib/offline/unsynced.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { draftKeys } from './draft-keys.ts'
import {
  asSettingsDraft,
  dropSavedElsewhere,
  dropSent,
  settingsDraftKey,
  withoutChildren,
} from './settings-draft.ts'

const child = (id: string, notify_wake: boolean) => ({ id, name: id, notify_wake, notify_bedtime: true })
const over = {
  allow_real_talk_push: true,
  real_talk_at: '09:30',
  wake_at: '07:00',
  bedtime_at: '19:00',
  quiet_from: '21:00',
  quiet_until: '07:00',
  season: null,
  timezone: 'Australia/Melbourne',
  children: [child('noa', true), child('mia', true)],
}
const off = (id: string) => ({ id, notify_wake: false, notify_bedtime: true })
const chosen = { wake_at: '06:00', allow_real_talk_push: false }
const draft = { over: withoutChildren(over), chosen, switched: [off('noa'), off('mia')] }

beforeEach(() => {
  stubPhoneStorage()
  writeStored(settingsDraftKey, draft)
})
afterEach(() => vi.unstubAllGlobals())

const kept = () => readStored(settingsDraftKey, asSettingsDraft)

test('what was saved elsewhere since she chose is not overwritten; the rest still waits for her', () => {
  const saved = { ...over, wake_at: '05:30', quiet_from: '22:00', children: [child('noa', true)] }
  dropSavedElsewhere(saved)
  expect(kept()).toEqual({
    over: withoutChildren(saved),
    chosen: { allow_real_talk_push: false },
    switched: [off('noa')],
  })
  dropSavedElsewhere({ ...saved, allow_real_talk_push: false, children: [child('noa', false)] })
  expect(kept()).toBeUndefined()
})

test('what she chose is found before she signs out, and what is as it was saved is not', () => {
  expect(findUnsynced([draftKeys])).toEqual(['reminders'])
  writeStored(settingsDraftKey, { ...draft, chosen: { wake_at: over.wake_at }, switched: [] })
  dropSavedElsewhere(over)
  expect(findUnsynced([draftKeys])).toEqual([])
})

test('once it is saved, what she chose meanwhile still waits, also what she took back', () => {
  writeStored(settingsDraftKey, {
    ...draft,
    chosen: { ...chosen, wake_at: over.wake_at },
    switched: [off('noa')],
  })
  const saved = { ...over, ...chosen, children: [child('noa', false), child('mia', true)] }
  dropSent(saved, { ...draft, switched: [off('noa')] })
  expect(kept()).toEqual({ over: withoutChildren(saved), chosen: { wake_at: '07:00' }, switched: [] })
  dropSent({ ...saved, wake_at: '07:00' }, { ...draft, chosen: { wake_at: '07:00' } })
  expect(kept()).toBeUndefined()
})

test('it holds no name of a child', () => {
  dropSavedElsewhere(over)
  expect(kept()?.over.children).toEqual(
    [off('noa'), off('mia')].map((nudges) => ({ ...nudges, notify_wake: true })),
  )
  expect(JSON.stringify(kept())).not.toContain('"name"')
})
