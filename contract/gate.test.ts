import { describe, expect, test } from 'vitest'
import { freeFeatures, hasFullAccess, isCounted, mayHaveReply, mayUse, memberFeatures } from './gate.ts'

const free = { subscribed: false, on_trial: false }
const trial = { subscribed: false, on_trial: true }
const paid = { subscribed: true, on_trial: false }

test('a trial and a subscription open everything', () => {
  expect([free, trial, paid].map(hasFullAccess)).toEqual([false, true, true])
  for (const standing of [trial, paid])
    for (const feature of [...freeFeatures, ...memberFeatures]) expect(mayUse(standing, feature)).toBe(true)
})

test('safety and her own data are open to every member; the rest is not', () => {
  for (const feature of freeFeatures) expect(mayUse(free, feature), feature).toBe(true)
  for (const feature of memberFeatures) expect(mayUse(free, feature), feature).toBe(false)
  expect(freeFeatures).toEqual(
    expect.arrayContaining([
      'home',
      'check-ins',
      'weekly-reset',
      'sos',
      'helplines',
      'saved',
      'insights',
      'profile',
      'export',
    ]),
  )
})

describe('a reply in a chat', () => {
  const asked = { isSOS: false, safetyLevel: 'none' as const, isFree: false }

  test('is one of five a day for a free member, and never counted for the others', () => {
    const allowed = [0, 4, 5, 100].map((repliesToday) => mayHaveReply(free, { ...asked, repliesToday }))
    expect(allowed).toEqual([true, true, false, false])
    for (const standing of [trial, paid]) {
      expect(isCounted(standing, asked)).toBe(false)
      expect(mayHaveReply(standing, { ...asked, repliesToday: 100 })).toBe(true)
    }
  })

  test.each([
    [{ ...asked, isSOS: true }, true],
    [{ ...asked, safetyLevel: 'crisis' as const }, true],
    [{ ...asked, safetyLevel: 'emergency' as const }, true],
    [{ ...asked, safetyLevel: 'support' as const }, false],
    [{ ...asked, isFree: true }, true],
  ])('in a hard moment, or of the shelf, is never counted and never refused: %o', (hard, open) => {
    expect(isCounted(free, hard)).toBe(!open)
    expect(mayHaveReply(free, { ...hard, repliesToday: 5 })).toBe(open)
  })
})
