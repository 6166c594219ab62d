import { expect, test } from 'vitest'
import { WordIndex } from './word-index.ts'

const found = (template: string, sentence: string) =>
  [...new WordIndex([[template, template]]).find(sentence)].length > 0

test.each([
  ['(so|very)? sad today', 'i am sad today ', true],
  ['(so|very)? sad today', 'so sad yesterday ', false],
  ['sad ~ today', 'sad in a way today ', true],
  ['sad ~ today', 'sad in a long way today ', false],
  ['sad ~~ today', 'sad in a long way today ', true],
  ['sad $', 'i am sad ', true],
  ['sad $', 'i am sad today ', false],
  ['my # week old', 'my 3 week old ', true],
  ['for {child}', 'for my baby ', true],
  ['sad', 'sadder ', false],
  ['(so )+sad', 'so so sad ', true],
  ['so tear*', 'i am so tearful ', true],
  ['so (sad|down ~ today)', 'so down today ', true],
  ['so (sad|down ~ today)', 'so down this week ', false],
  ['(so|very) (sad)?', 'very tired ', true],
])('%j in %j: %s', (template, sentence, expected) => {
  expect(found(template, sentence)).toBe(expected)
})

test.each(['', '~', '(sad', 'for {nobody}', 'sad)'])('%j is refused', (template) => {
  expect(() => new WordIndex([[template, template]])).toThrow()
})
