import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test.each([
  ['I WANT to d​ie!', ['i want to die ']],
  ['iwanttodie', ['i want to die ']],
  ['cant go on. killmyself', ['cant go on ', 'kill myself ']],
  ['💊 in my hand', ['pills in my hand ']],
  ['he came at me with a 🔪', ['he came at me with a knife ']],
  ['i want to dye', ['i want to die ']],
  ['i want to dye my hair', ['i want to dye my hair ']],
  ['soldiers, hangovers and skilled therapists', ['soldiers hangovers and skilled therapists ']],
  ['tonite im gonna', ['tonight im going to ']],
])('%j in plain form', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})
