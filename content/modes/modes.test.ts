import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { values } from '../rediscover/values.ts'
import { ideas } from './eat/ideas.ts'
import { napBands } from './naps.ts'

const files = (readdirSync(import.meta.dirname, { recursive: true }) as string[]).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test('no food idea counts, weighs, forbids or shames', () => {
  const eating = files
    .filter((file) => file.startsWith('eat'))
    .map(textOf)
    .join('\n')
  expect(eating).not.toMatch(
    /calori|kilojoule|\bk(cal|j)\b|\bweigh(t|ing)?\b|\bdiet|\bfast(ing)?\b|\bcarb|low[- ]fat|skinny|\bslim|\bgrams?\b|guilt|\bcheat|\bportion|\bclean eating|\bburn/i,
  )
})

test('nothing on sleep names a medicine or a dose', () => {
  for (const file of ['sleep.ts', 'naps.ts'])
    expect(textOf(file), file).not.toMatch(
      /melatonin|antihistamin|phenergan|\bdos(e|es|age)\b|\bm[gl]\b|\bdrops\b|tablet/i,
    )
})

test('there are sixty food ideas or more, each said once', () => {
  const titles = Object.values(ideas)
    .flat()
    .map((idea) => idea.title.toLowerCase())
  expect(titles.length).toBeGreaterThanOrEqual(60)
  expect(new Set(titles).size).toBe(titles.length)
})

test('every age from birth has one nap band, without a gap', () => {
  expect(napBands[0]?.from).toBe(0)
  for (const [index, band] of napBands.entries()) {
    expect(band.to).toBeGreaterThan(band.from)
    expect(napBands[index + 1]?.from ?? band.to).toBe(band.to)
    if (band.awake) expect(band.awake[0]).toBeLessThan(band.awake[1])
  }
})

test('no value word comes twice', () => {
  const words = values.map(({ word }) => word.toLowerCase())
  expect(new Set(words).size).toBe(words.length)
})

test('no stock phrase of sympathy, and no claim about health', () => {
  for (const file of files)
    expect(textOf(file), file).not.toMatch(
      /I hear you|sorry you|self-care|you've got this|proven|\bcure|\btreat(s|ment)\b|therap/i,
    )
})
