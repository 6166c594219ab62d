import { expect, test } from 'vitest'
import { otherLanguage } from './other-language.ts'

test('whom to call in another language stands in the words as in the link', () => {
  const { interpreter, danger } = otherLanguage
  expect(interpreter.tel).toBe(`tel:${interpreter.phone.replaceAll(' ', '')}`)
  expect(danger).toContain('000')
})
