import { expect, test } from 'vitest'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { isQuestion } from './facts-asked.ts'

test.each([
  'whens she supposed to start solids',
  'whats the age they can sit in the front',
  'no change just wondering when to start solids shes 5 months',
  'it stings a bit. normal or not',
])('%s: asks', (text) => {
  expect(isQuestion(text)).toBe(true)
})

test.each(['i wondered about it', 'its ok', 'that was not normal', 'how she laughs'])('%s: tells', (text) => {
  expect(isQuestion(text)).toBe(false)
})

test('asked again, since the answer was none, she gets the answer of the shelf', () => {
  expect(ask('whens she supposed to start solids').ack).toContain('six months')
  const again = talk(['hes so dirty again', 'i asked about bath temperature for the baby?']).at(-1)
  expect(again?.entryId).toBe('fact-bath-water')
})
