import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskPhone, toE164 } from './phone-number.ts'

test.each([
  ['0412 345 678', '+61412345678'],
  ['(04) 1234-5678', '+61412345678'],
  ['412345678', '+61412345678'],
  ['61 412 345 678', '+61412345678'],
  ['+61 (0) 412 345 678', '+61412345678'],
  ['0061412345678', '+61412345678'],
  ['+64 21 123 4567', '+64211234567'],
  ['0061', null],
  ['12', null],
  ['my number', null],
])('%s is %s', (typed, number) => {
  expect(toE164(typed)).toBe(number)
})

test('whatever is typed gives a number of the right form or none, and stays the same when read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'+0461 ().-x'.split('')), maxLength: 20 }), (typed) => {
      const number = toE164(typed)
      if (number === null) return
      expect(number).toMatch(/^\+[1-9]\d{6,14}$/)
      expect(toE164(number)).toBe(number)
    }),
  )
})

test('only the end of a number is shown', () => {
  expect(maskPhone('+61412345678')).toBe('•••• 678')
})
