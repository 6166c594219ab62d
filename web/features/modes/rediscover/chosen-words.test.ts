import { expect, test } from 'vitest'
import { values, valuesTexts } from '#content/modes/rediscover.ts'
import { addOwnWord, sparkFor, toggleWord } from './chosen-words.ts'

const five = ['Playful', 'Curious', 'Calm', 'Funny', 'Creative']

test('a word goes in and out; a sixth is refused and changes nothing', () => {
  expect(toggleWord([], 'Calm')).toEqual({ words: ['Calm'] })
  expect(toggleWord(['Calm', 'Free'], 'Calm')).toEqual({ words: ['Free'] })
  expect(toggleWord(five, 'Free')).toEqual({ words: five, error: valuesTexts.full })
  expect(toggleWord(five, 'Calm').words).toHaveLength(4)
})

test('a word of her own is added only if new and under five', () => {
  expect(addOwnWord(['Calm'], '  salt   water ')).toEqual({ words: ['Calm', 'salt water'] })
  expect(addOwnWord(['Surfing'], 'SURFING').error).toBe(valuesTexts.duplicate)
  expect(addOwnWord([], 'calm').error).toBe(valuesTexts.duplicate)
  expect(addOwnWord([], '   ').error).toBe(valuesTexts.empty)
  expect(addOwnWord(five, 'Surfing')).toEqual({ words: five, error: valuesTexts.full })
})

test('every word has something small to do, her own too', () => {
  for (const { word, spark } of values) expect(sparkFor(word)).toBe(spark)
  expect(sparkFor('Surfing')).toContain('Surfing')
})
