import { expect, test } from 'vitest'
import { optionalText, requiredText } from './text.ts'
import { isVisible } from './visible.ts'

const zeroWidthSpace = '\u200b'
const softHyphen = '\u00ad'
const wordJoiner = '\u2060'
const joiner = '\u200d'
const nonJoiner = '\u200c'

test.each([
  '',
  ' \n\t\u00a0\u3000',
  zeroWidthSpace,
  ` ${softHyphen} ${wordJoiner}\n${joiner}${nonJoiner}`,
  '\ufeff\ufe0f\u3164\u2800\u0007\u202e',
])('of %j nothing can be seen', (text) => {
  expect(isVisible(text)).toBe(false)
  expect(requiredText(2000, 'Write something.').safeParse(text).error?.issues[0]?.message).toBe(
    'Write something.',
  )
  expect(optionalText(2000).parse(text)).toBeNull()
})

test.each([
  '.',
  '👩‍👧',
  `می${nonJoiner}خواهم`,
  `क्${joiner}ष`,
  `${zeroWidthSpace}tired${softHyphen}ness`,
  '❤️',
  '\u0301',
])('%j can be seen, and stays as it is', (text) => {
  expect(isVisible(text)).toBe(true)
  expect(requiredText(2000, 'Write something.').parse(text)).toBe(text)
  expect(optionalText(2000).parse(text)).toBe(text)
})
