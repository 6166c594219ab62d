import { expect, test } from 'vitest'
import { ask } from '#server/testing/ask-companion.ts'
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

test.each([
  ['that is a relief, she has loads of wet nappies. ok thank you, that helped', true],
  ['i will plant something under the window for her i think, a rose or so. thank you', true],
  ['he came home with flowers and i thanked god for it all the way up the stairs', false],
  ['so the water is cold by then and the kitchen is right there. thanks, is it safe?', false],
])('thanks at the end of what she tells are thanks: %s', (text, isThanks) => {
  expect(ask(text).entryId === 'listen-thanked').toBe(isThanks)
})
