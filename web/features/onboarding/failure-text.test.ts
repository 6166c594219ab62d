import { expect, test } from 'vitest'
import { CallError } from '#web/lib/call.ts'
import { failureText } from './failure-text.ts'

const text = (error: unknown) => failureText(error, 'Activation failed', 'Unknown error')

test("the server's words, else what failed, else unknown", () => {
  expect(text(new CallError('Please start again.', 'bad_input', 400))).toBe('Please start again.')
  expect(text(new CallError('HTTP 502', 'internal', 502))).toBe('Activation failed')
  expect(text(new TypeError('x is not a function'))).toBe('Unknown error')
})
