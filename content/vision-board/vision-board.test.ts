import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { readingGrade } from '../testing/reading-grade.ts'
import { pictures } from './pictures.ts'
import { quoteShelf } from './quotes.ts'
import { templates } from './templates.ts'

const all = Object.values(templates)
const quotes = quoteShelf.flatMap(({ quotes }) => [...quotes])

test('each template says how many images and feelings, and a step of 7 days, and begins with words that differ', () => {
  for (const { guidance, quotes, goals } of all) {
    expect(guidance.join(' ')).toMatch(/3 to 6 images.*1 to 3 feelings.*7/)
    expect(guidance).toHaveLength(3)
    expect(new Set([...quotes, ...goals]).size).toBe(6)
  }
  expect(all.map(({ name }) => name)).toEqual(['Rediscovery', 'Grounded Goals', 'Future Vision'])
})

test('there are 60 quotes and 24 pictures to choose from, none twice, each short enough for the board', () => {
  expect(quotes.length).toBeGreaterThanOrEqual(60)
  expect(new Set(quotes).size).toBe(quotes.length)
  expect(Object.keys(pictures).length).toBeGreaterThanOrEqual(24)
  const names = Object.values(pictures)
  expect(new Set(names).size).toBe(names.length)
  for (const text of [...quotes, ...all.flatMap(({ quotes, goals }) => [...quotes, ...goals])])
    expect(text.length).toBeLessThanOrEqual(limits.boardTextMax)
})

test('the words are plain, and blame nobody', () => {
  const words = [
    ...quotes,
    ...all.flatMap(({ guidance, quotes, goals }) => [...guidance, ...quotes, ...goals]),
  ]
  expect(readingGrade(words)).toBeLessThanOrEqual(8)
  for (const text of words)
    expect(text).not.toMatch(/\b(should|must|journey|warrior|supermum|blessed|grateful)\b/i)
})
