import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quickTimes } from './quick-times.ts'

const offered = (now: string) => Object.fromEntries(quickTimes(now).map(({ id, due }) => [id, due]))

test('on a Wednesday afternoon there is tonight, tomorrow morning and the weekend', () => {
  expect(offered('2026-11-25T15:00')).toEqual({
    tonight: '2026-11-25T19:30',
    tomorrow: '2026-11-26T09:00',
    weekend: '2026-11-28T10:00',
  })
})

test('late in the evening tonight is over; in the small hours the morning is this one', () => {
  expect(offered('2026-11-25T21:00')).not.toHaveProperty('tonight')
  expect(offered('2026-11-26T03:00')).toMatchObject({
    morning: '2026-11-26T09:00',
    tonight: '2026-11-26T19:30',
  })
})

test('at the weekend it is what is left of it, then the next one', () => {
  expect(offered('2026-11-28T08:00').weekend).toBe('2026-11-28T10:00')
  expect(offered('2026-11-28T14:00').weekend).toBe('2026-11-29T10:00')
  expect(offered('2026-11-29T14:00').weekend).toBe('2026-12-05T10:00')
})

test('what is offered lies ahead, whenever she looks', () => {
  const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, (at) => {
      const now = at.toISOString().slice(0, 16)
      for (const { due } of quickTimes(now)) expect(due > now).toBe(true)
    }),
  )
})
