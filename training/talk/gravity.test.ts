import { expect, test } from 'vitest'
import { isGrave } from '#contract/safety.ts'
import { mayBeGrave } from '#guide/phone/answer-waiting.ts'
import { explicitCard } from '#reading/patterns/signals.ts'
import { gravityOf } from '#reading/talk/read-turn.ts'
import { readLabelled } from '../labelled.ts'

const shareAbove = (lines: readonly string[]) =>
  lines.filter((line) => gravityOf(line) >= mayBeGrave).length / lines.length

test('by hands of whom nothing is learnt, most of what is grave and not said plainly is told from ordinary lines', () => {
  const everyday = readLabelled('everyday')
  const grave = everyday.flatMap(({ level, turns }) => (isGrave(level) ? (turns.at(-1) ?? []) : []))
  const ordinary = everyday.flatMap(({ level, turns }) => (level === 'none' ? turns : []))
  expect(shareAbove(grave.filter((line) => explicitCard(line) === null))).toBeGreaterThan(0.74)
  expect(shareAbove(ordinary)).toBeLessThan(0.14)
})
