import { expect, test } from 'vitest'
import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import { values } from '#content/rediscover/values.ts'
import { addOwnWord, toggleWord } from './chosen-words.ts'

const five = ['Playful', 'Curious', 'Calm', 'Funny', 'Creative']
const offered = values.map(({ word }) => word)
const add = (words: string[], typed: string) => addOwnWord(words, typed, 5, offered)

test('a word goes in and out; a sixth is refused and changes nothing', () => {
  expect(toggleWord([], 'Calm', 5)).toEqual({ words: ['Calm'] })
  expect(toggleWord(['Calm', 'Free'], 'Calm', 5)).toEqual({ words: ['Free'] })
  expect(toggleWord(five, 'Free', 5)).toEqual({ words: five, error: texts.full(5) })
  expect(toggleWord(five, 'Calm', 5).words).toHaveLength(4)
})

test('a word of her own is added only if new and under five', () => {
  expect(add(['Calm'], '  salt   water ')).toEqual({ words: ['Calm', 'salt water'] })
  expect(add(['Surfing'], 'SURFING').error).toBe(texts.duplicate)
  expect(add([], 'calm').error).toBe(texts.duplicate)
  expect(add([], '   ').error).toBe(texts.emptyWord)
  expect(add(five, 'Surfing')).toEqual({ words: five, error: texts.full(5) })
})
