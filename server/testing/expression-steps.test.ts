import { expect, test } from 'vitest'
import { stepsOver } from './expression-steps.ts'

test.each([
  [/\b(?:(?:fast|sound) )+(?:all |fast )*asleep\b/, 'fast sound fast asleep', 'fast fast fast'],
  [/(?<![a-z*])[a-z]*(?:\*+[a-z]*)+/, 'they k*ll', 'they kill'],
  [/([a-z])\1{2,}/, 'sooo', 'soo'],
  [/(?<!\bi )\bfell (?:fast )?asleep\b(?! again)/, 'she fell asleep', 'i fell asleep'],
  [/(?:^|\n)[ \t•*-]*x$/m, 'a\n • x', 'a • x'],
  [/🤷\p{Emoji_Modifier}?(?:\u200d[♀♂]\ufe0f?)?/u, 'a 🤷🏽‍♀️', 'a 🏽'],
  [/^(?:\W*)*(?=b)b??/, '..b', '..a'],
])('finds the same as the engine: %s', (expression, fitting, near) => {
  for (const text of [fitting, near]) {
    const found = expression.exec(text)
    expect(stepsOver(expression, text).end).toBe(found ? found.index + found[0].length : undefined)
  }
})

test('steps grow as the expression does', () => {
  const growth = (expression: RegExp, piece: string) =>
    stepsOver(expression, piece.repeat(120)).steps / stepsOver(expression, piece.repeat(30)).steps
  expect(growth(/\bfast asleep\b/, 'fast ')).toBeLessThan(5)
  expect(growth(/\W+thanks/, '!')).toBeGreaterThan(12)
  expect(growth(/\b(?:fast )+(?:fast )*asleep/, 'fast ')).toBeGreaterThan(40)
})
