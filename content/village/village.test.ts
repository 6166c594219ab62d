import { expect, test } from 'vitest'
import { postWarnings } from '#contract/village.ts'
import { readingGrade } from '../testing/reading-grade.ts'
import { houseRules } from './house-rules.ts'
import { warningText } from './warnings.ts'

const { intro, rules, anonymous, unsafe } = houseRules
const all = [intro, ...rules.flatMap(({ name, text }) => [`${name}.`, text]), anonymous, unsafe]

test('the house rules are half a page, easy to read', () => {
  const words = all.join(' ').split(/\s+/).length
  expect(words).toBeGreaterThan(120)
  expect(words).toBeLessThan(260)
  expect(readingGrade(all)).toBeLessThanOrEqual(8)
})

test('every warning says what it is about, and why it matters', () => {
  for (const warning of postWarnings) expect(warningText([warning])).toMatch(/^\S.+\. Everyone .+\.$/)
  expect(warningText(['phone', 'selling'])).toMatch(/phone number.+sale.+Everyone/)
})
