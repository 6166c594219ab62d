import { expect, test } from 'vitest'
import { type ModeId, modeIds } from '#contract/options.ts'
import { messages } from '#server/testing/companion-messages.ts'
import { answerWithoutModel } from './guide.ts'
import type { CompanionQuestion } from './question.ts'

const ask = (text: string, mode: ModeId | null, more: Partial<CompanionQuestion> = {}) =>
  answerWithoutModel({
    text,
    history: [],
    state: null,
    lossMode: false,
    youToday: null,
    isSOS: false,
    safetyCard: null,
    safetyLevel: 'none',
    recentEntryIds: [],
    turns: 0,
    localHour: 14,
    mode,
    ...more,
  })

test.each(modeIds.filter((mode) => mode !== 'chat'))(
  'a chat begun in %s opens in words of its own',
  (mode) => {
    expect(ask('qwzzx', mode).entryId).toBe(`fallback-in-${mode}`)
    expect(ask('qwzzx', mode, { recentEntryIds: ['hello'], turns: 1 }).entryId).not.toMatch(/^fallback-/)
  },
)

test('the open chat answers as a chat of no mode does', () => {
  expect(ask('qwzzx', 'chat')).toEqual(ask('qwzzx', null))
})

test('what is plainly about something is met in every mode', () => {
  for (const mode of modeIds)
    expect(ask('my dad died and i miss him', mode)).toEqual(ask('my dad died and i miss him', null))
})

test('in SOS and beside a card no mode is heard', () => {
  const places = [
    { isSOS: true },
    { safetyLevel: 'crisis' as const },
    { safetyLevel: 'emergency' as const, safetyCard: 'emergency-medical' as const },
  ]
  for (const place of places)
    for (const text of ['qwzzx', ...messages.slice(0, 20).map(([incoming]) => incoming)])
      for (const mode of modeIds) expect(ask(text, mode, place)).toEqual(ask(text, null, place))
})
