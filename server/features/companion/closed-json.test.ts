import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closed } from './closed-json.ts'

test.each([
  ['{', '{}'],
  ['{"ack', '{}'],
  ['{"ack"', '{}'],
  ['{"ack":', '{}'],
  ['{"ack": "', '{"ack": ""}'],
  ['{"ack": "Two hours', '{"ack": "Two hours"}'],
  ['{"ack": "Two hours", "st', '{"ack": "Two hours"}'],
  ['{"ack": "She said \\"No\\"', '{"ack": "She said \\"No\\""}'],
  ['{"ack": "a\\', '{"ack": "a"}'],
  ['{"ack": "a\\u20', '{"ack": "a"}'],
  ['{"ack": "a\\\\u20', '{"ack": "a\\\\u20"}'],
  ['{"steps": ["Sit.", ', '{"steps": ["Sit."]}'],
  ['{"steps": ["Sit.", "', '{"steps": ["Sit.", ""]}'],
  ['{"steps": [{"text": "Sit', '{"steps": [{"text": "Sit"}]}'],
  ['{"block": nul', '{}'],
  ['{"block": null,', '{"block": null}'],
  ['{"steps": []} and so on {', '{"steps": []}'],
])('%j is read as %j', (text, whole) => {
  expect(closed(text)).toBe(whole)
})

test('whatever has come of an object is read, and all of it once all has come', () => {
  const value = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(null)))
  fc.assert(
    fc.property(value, fc.nat(), (given, at) => {
      const text = JSON.stringify(given)
      expect(JSON.parse(closed(text))).toEqual(JSON.parse(text))
      const part = text.slice(0, 1 + (at % text.length))
      const read = Object.entries(JSON.parse(closed(part)))
      expect(read.map(([key]) => key)).toEqual(Object.keys(JSON.parse(text)).slice(0, read.length))
    }),
  )
})

test('a text that is no JSON is gone through once', () => {
  for (const text of ['"'.repeat(8000), '{'.repeat(8000), '\\'.repeat(8000), `{"a": "${'\\u'.repeat(4000)}`])
    expect(closed(text).length).toBeLessThanOrEqual(3 * text.length)
})
