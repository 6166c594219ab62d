import { expect, test } from 'vitest'
import { CallError, UnexplainedError } from './call.ts'
import { failureText, loadFailureText } from './failure-text.ts'

const text = (error: unknown) => failureText(error, 'Activation failed', 'Unknown error')

test("the server's words, else what failed, else unknown", () => {
  expect(text(new CallError('Please start again.', 'bad_input', 400))).toBe('Please start again.')
  expect(text(new UnexplainedError(502))).toBe('Activation failed')
  expect(text(new TypeError('x is not a function'))).toBe('Unknown error')
})

const loading = (error: unknown) => loadFailureText('your saved chats', error)

test('what could not be read is named, and why only where the server refused it', () => {
  const offline = "We couldn't load your saved chats. Please check your connection and try again."
  const failed = "We couldn't load your saved chats. Please try again."
  expect(loading(new CallError('We could not reach Lightly.', 'offline', 0))).toBe(offline)
  expect(loading(new CallError('Something went wrong.', 'internal', 500))).toBe(failed)
  expect(loading(new UnexplainedError(404))).toBe(failed)
  expect(loading(new TypeError('x is not a function'))).toBe(failed)
  expect(loading(new CallError('That week does not look right.', 'bad_input', 400))).toBe(
    'That week does not look right.',
  )
})
