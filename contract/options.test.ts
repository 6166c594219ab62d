import { expect, test } from 'vitest'
import { defaultTimezone, limits } from './limits.ts'
import { focuses, modeIds, seasons, timezones, villageTopics } from './options.ts'
import { isTimezone } from './profile.ts'
import { energies, modeActions, moods } from './you-today.ts'

test('what she may choose from is what the specification lists', () => {
  expect(seasons).toEqual([
    'Pregnant',
    'Newborn (0–3m)',
    'Baby (3–12m)',
    'Toddler',
    'School-age',
    'Multiple kids, various ages',
  ])
  expect(focuses).toEqual([
    'Overwhelm & mental load',
    'Burnout / low energy',
    'Mum guilt',
    'Identity shift (matrescence)',
    'Not feeling good enough',
    'Craving alone time',
    'Fear of messing up my kids',
    'General support',
  ])
  expect(timezones.map(({ label }) => label)).toEqual(['Melbourne', 'Sydney', 'Brisbane', 'Perth'])
  expect(modeIds).toEqual(['rediscover', 'relief', 'connect', 'eat', 'reset', 'clear', 'sleep', 'chat'])
  expect(villageTopics).toEqual([
    'General',
    'Newborn',
    'Baby',
    'Toddler',
    'Preschool',
    'School-age',
    'Mental Load',
    'Burnout & Overwhelm',
    'Mum Guilt',
    'Identity',
    'Relationships',
    'Not Enjoying Every Moment',
    'Wins & Joy',
  ])
  expect(moods).toEqual(['calm', 'okay', 'frazzled', 'flat', 'overwhelmed'])
  expect(energies).toEqual(['low', 'mid', 'high'])
  expect(modeActions).toEqual(['reset', 'relief', 'clear', 'chat'])
})

test('the numbers are those of the specification', () => {
  expect(limits).toMatchObject({
    chatContext: 8,
    threadTitle: 60,
    threadPreview: 90,
    savedThreadsShown: 12,
    starredCheckIns: 12,
    starredMessages: 20,
    savedThreads: 20,
    toastMs: 1_000_000,
    passwordMin: 8,
    trialDays: 7,
  })
})

test('the named zones are real, and Melbourne is the default', () => {
  for (const { id } of timezones) expect(isTimezone(id)).toBe(true)
  expect(defaultTimezone).toBe('Australia/Melbourne')
})
