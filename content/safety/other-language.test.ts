import { expect, test } from 'vitest'
import { otherLanguage } from './other-language.ts'

test('names whom to call in danger, and has the interpreter before every other line', () => {
  expect(otherLanguage.danger).toContain('000')
  expect(otherLanguage.helplines[0]).toBe('interpreter')
})
