import { describe, expect, test } from 'vitest'
import { isOpen } from '#contract/opening-hours.ts'
import { childProtection, type Helpline, helplines } from '../helplines.ts'
import { adviceLines, stateLines } from './advice-lines.ts'

const lines: Helpline[] = [...Object.values(adviceLines), ...stateLines]
const openAt = (time: string) =>
  lines.filter(({ hours, timeZone }) => isOpen(hours, timeZone, new Date(time))).map(({ id }) => id)

describe.each(lines.map((line) => [line.name, line] as const))('%s', (_name, line) => {
  test('dials the number that it shows, and keeps a known clock', () => {
    expect(line.tel).toBe(`tel:${line.phone.replaceAll(' ', '')}`)
    expect(Intl.supportedValuesOf('timeZone')).toContain(line.timeZone)
  })
})

test('each line has an id of its own, and one that the cards show stands with those alone', () => {
  const ids = lines.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const onCards = [...Object.values(helplines), ...childProtection].map(({ tel }): string => tel)
  expect(lines.filter(({ tel }) => onCards.includes(tel))).toEqual([])
})

test('at 3 a.m. a nurse and help with feeding answer', () => {
  expect(openAt('2026-11-23T03:00:00+11:00')).toEqual(['healthdirect', 'breastfeeding', 'vic', 'qld', 'tas'])
})
