import { describe, expect, test } from 'vitest'
import { isOpen } from '#contract/opening-hours.ts'
import { type Helpline, helplines } from './helplines.ts'

const lines: Helpline[] = Object.values(helplines)

describe.each(lines.map((line) => [line.name, line] as const))('%s', (_name, line) => {
  test('dials the number that it shows', () => {
    expect(line.tel).toBe(`tel:${line.phone.replaceAll(' ', '')}`)
    expect(helplines[line.id as keyof typeof helplines]).toBe(line)
  })

  test('carries a real date of verification and a known zone', () => {
    expect(new Date(line.verified_on).toISOString()).toContain(line.verified_on)
    expect(Intl.supportedValuesOf('timeZone')).toContain(line.timeZone)
  })
})

test('at 3 am on a Sunday the lines with office hours are closed and the rest answer', () => {
  const night = new Date('2026-11-22T03:00:00+11:00')
  const closed = lines.filter((line) => !isOpen(line.hours, line.timeZone, night)).map((line) => line.id)
  expect(closed).toEqual(['panda', 'forwhen'])
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
