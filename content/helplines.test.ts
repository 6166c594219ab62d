import { describe, expect, test } from 'vitest'
import { isOpen } from '#contract/opening-hours.ts'
import { childProtection, type Helpline, helplines } from './helplines.ts'

const lines: Helpline[] = [...Object.values(helplines), ...childProtection]

describe.each(lines.map((line) => [line.name, line] as const))('%s', (_name, line) => {
  test('dials the number that it shows', () => {
    expect(line.tel).toBe(`tel:${line.phone.replaceAll(' ', '')}`)
  })

  test('keeps a known clock, and names the day on which somebody rang it or none', () => {
    expect(line.verified_on).toMatch(/^(20\d\d-\d\d-\d\d)?$/)
    expect(Intl.supportedValuesOf('timeZone')).toContain(line.timeZone)
  })
})

test('each line stands under its own id', () => {
  for (const [id, line] of Object.entries(helplines)) expect(line.id).toBe(id)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
})

test('every state and territory has its child protection', () => {
  expect(childProtection.map(({ id }) => id.replace('child-protection-', ''))).toEqual([
    ...['nsw', 'vic', 'qld', 'wa', 'sa', 'tas', 'act', 'nt'],
  ])
})

test('Pregnancy, Birth and Baby answers until midnight in Sydney', () => {
  const { hours, timeZone } = helplines['pregnancy-birth-baby']
  expect(isOpen(hours, timeZone, new Date('2026-11-23T23:59:00+11:00'))).toBe(true)
  expect(isOpen(hours, timeZone, new Date('2026-11-24T00:00:00+11:00'))).toBe(false)
})

test('at 3 am on a Sunday the lines with office hours are closed and the rest answer', () => {
  const night = new Date('2026-11-22T03:00:00+11:00')
  const closed = lines.filter((line) => !isOpen(line.hours, line.timeZone, night)).map((line) => line.id)
  expect(closed).toEqual(['panda', 'forwhen', 'pregnancy-birth-baby', 'butterfly'])
})

test('hours begin and end on a quarter of an hour and run forwards', () => {
  for (const line of lines) {
    if (line.hours === 'always') continue
    for (const span of Object.values(line.hours).flat()) {
      expect(span.opens < span.closes).toBe(true)
      expect(`${span.opens} ${span.closes}`).toMatch(/^\d\d:(00|15|30|45) \d\d:(00|15|30|45)$/)
    }
  }
})
