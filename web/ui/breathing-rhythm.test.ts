import { expect, test } from 'vitest'
import { breathPhases, lineAt, phaseAt } from './breathing-rhythm.ts'

const cueAt = (phases: ReturnType<typeof breathPhases>, second: number) => {
  const at = phaseAt(phases, second)
  return at && `${at.phase.cue} ${at.left}`
}

test('four in, six out, and round again', () => {
  const phases = breathPhases({ inhale: 4, exhale: 6 })
  expect([0, 3, 4, 9, 10, 14].map((second) => cueAt(phases, second))).toEqual([
    'Breathe in 4',
    'Breathe in 1',
    'Breathe out 6',
    'Breathe out 1',
    'Breathe in 4',
    'Breathe out 6',
  ])
})

test('holds stay wide, rests stay narrow', () => {
  const phases = breathPhases({ inhale: 4, hold: 4, exhale: 4, rest: 4 })
  expect(phases.map((phase) => phase.wide)).toEqual([true, true, false, false])
  expect(cueAt(phases, 7)).toBe('Hold 1')
  expect(cueAt(phases, 15)).toBe('Rest 1')
})

test('a rhythm of nothing has no part', () => {
  expect(phaseAt(breathPhases({ inhale: 0, exhale: 0 }), 3)).toBeNull()
})

test('a line stays until the next one comes', () => {
  const lines = [
    { from: 0, text: 'start' },
    { from: 60, text: 'halfway' },
  ]
  expect([0, 59, 60, 600].map((second) => lineAt(lines, second))).toEqual([
    'start',
    'start',
    'halfway',
    'halfway',
  ])
  expect(lineAt([], 5)).toBeUndefined()
})
