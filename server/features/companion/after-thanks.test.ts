import { expect, test } from 'vitest'
import { besideThanks } from './after-thanks.ts'

test.each([
  ['thank you. her name was going to be elsie', 'her name was going to be elsie'],
  ['thanks, how long does it keep?', 'how long does it keep?'],
  ['thanks for listening', 'thanks for listening'],
  ['thank you for letting me say it all tonight', 'thank you for letting me say it all tonight'],
  ['thanks. night x', 'thanks. night x'],
])('%s: %s', (text, rest) => {
  expect(besideThanks(text)).toBe(rest)
})
