import { expect, test } from 'vitest'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { isQuestion } from './facts-asked.ts'
import { meantBy } from './meant.ts'

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

test.each(['do you think its my milk', 'will he ever sleep through'])(
  '%s: is about a body, and goes to the shelf',
  (text) => {
    expect(ask(text).entryId).toMatch(/^(?:fact-|listen-no-fact)/)
  },
)

test('whether to tell somebody is none of the shelf', () => {
  expect(ask('should i tell my sister about the baby').entryId).not.toMatch(/^(?:fact-|listen-no-fact)/)
})

test('of the answer that she has just had, the sentence about one word of hers is said', () => {
  const asked = 'how long can breast milk stay out at room temperature?'
  const next = talk([asked, 'whats the best way to warm it up']).at(-1)
  expect(next?.ack).toMatch(/warm/i)
})

test('a question that says little goes on from her line before it', () => {
  const likelihood = (before: string) =>
    meantBy({ text: 'and how long is that ok for?', before }).find(({ id }) => id === 'milk-storage')
      ?.likelihood ?? 0
  const milk = 'theres two days of breast milk in the fridge'
  expect(likelihood(milk)).toBeGreaterThan(2 * likelihood('the tap drips again'))
})

test('while she may be in danger a question that only sounds like one of the shelf is none', () => {
  const danger = {
    safetyLevel: 'support',
    ownLevel: 'crisis',
    isAsked: true,
    softLine: 'crisis-violence',
  } as const
  const text = 'what if he comes back'
  expect(ask(text, danger).entryId).not.toMatch(/^fact-/)
})

test.each([
  [
    '33 weeks and my palms are itching so bad i cant sleep. soles of feet too. no rash',
    'itching-in-pregnancy',
  ],
])('%s: what must not wait is told unasked', (text, id) => {
  expect(talk([text]).at(-1)?.entryId).toBe(`fact-${id}`)
})
