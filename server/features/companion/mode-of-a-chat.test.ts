import { describe, expect, it, test } from 'vitest'
import { library } from '#content/companion/library.ts'
import { type ModeId, modeIds } from '#contract/options.ts'
import { messages } from '#server/testing/companion-messages.ts'
import { answer } from './local-companion.ts'
import type { CompanionQuestion } from './question.ts'

const ask = (text: string, mode: ModeId | null, more: Partial<CompanionQuestion> = {}) =>
  answer({
    text,
    history: [],
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
const topicOf = (entryId: string) => library.find(({ id }) => id === entryId)?.topic

describe('where nothing matched', () => {
  it.each(modeIds.filter((mode) => mode !== 'chat'))('%s asks in words of its own, first of all', (mode) => {
    expect(ask('qwzzx', mode).entryId).toBe(`fallback-in-${mode}`)
    expect(ask('qwzzx', mode, { localHour: 2, youToday: { energy: 'low' } }).entryId).toBe(
      `fallback-in-${mode}`,
    )
    expect(ask('qwzzx', mode, { recentEntryIds: ['hello'], turns: 1 }).entryId).toBe(`fallback-in-${mode}`)
  })

  it('the open chat asks as a chat of no mode does', () => {
    expect(ask('qwzzx', 'chat')).toEqual(ask('qwzzx', null))
    expect(ask('qwzzx', null).entryId).toBe('fallback-open')
  })

  it('a mode takes turns with the other entries', () => {
    const recentEntryIds: string[] = []
    for (let turns = 0; turns < 4; turns++)
      recentEntryIds.push(ask('qwzzx', 'sleep', { recentEntryIds: [...recentEntryIds], turns }).entryId)
    expect(new Set(recentEntryIds).size).toBeGreaterThan(1)
  })
})

test.each([
  ['bottle refusal at 5 months, back to work soon', 'eat', 'work', 'feeding'],
  ['whats an easy dinner with chicken and rice', 'clear', 'feeding', 'mental-load'],
] as const)('of two things close to each other the mode decides: %s', (text, mode, plainly, there) => {
  expect(topicOf(ask(text, null).entryId)).toBe(plainly)
  expect(topicOf(ask(text, mode).entryId)).toBe(there)
})

test('what her words say plainly stands in every mode', () => {
  const moved = messages.flatMap(([text]) =>
    modeIds.filter((mode) => ask(text, mode).entryId !== ask(text, null).entryId),
  )
  expect(moved.length).toBeLessThanOrEqual(1)
})

test.each(['whooping cough booster at how many weeks', 'my dad died and i cant sleep'])(
  'grief and a worry about health come before the mode: %s',
  (text) => {
    for (const mode of modeIds) expect(ask(text, mode)).toEqual(ask(text, null))
  },
)

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
