import { expect, test } from 'vitest'
import { letterModels } from './letters.ts'

const likenessTo = letterModels([
  { of: 'growth-spurt', text: 'is this a growth spurt' },
  { of: 'growth-spurt', text: 'so hungry all of a sudden' },
  { of: 'first-shoes', text: 'when does she need shoes' },
  { of: 'first-shoes', text: 'which shoes for first steps' },
])
const likest = (text: string) =>
  [...likenessTo(text)].sort(([, one], [, other]) => other - one).map(([id]) => id)[0]

test.each([
  ['growthspurt?', 'growth-spurt'],
  ['groth spirt agan', 'growth-spurt'],
  ['new shoez', 'first-shoes'],
  ["SHOE'S", 'first-shoes'],
])('%s: is like %s', (text, id) => expect(likest(text)).toBe(id))

test('what has no letters is like none more than another, and each more of them makes it plainer', () => {
  expect(new Set(likenessTo('').values())).toEqual(new Set([0]))
  const to = (text: string) => likenessTo(text).get('first-shoes') ?? 0
  expect(to('qqqq')).toBeLessThan(0)
  expect(to('shoes')).toBeGreaterThan(0)
  expect(to('first shoes')).toBeGreaterThan(to('shoes'))
})
