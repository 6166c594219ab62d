import fc from 'fast-check'
import { expect, test } from 'vitest'
import { talk } from '#server/testing/ask-companion.ts'
import { protests, withoutProtest } from './protest.ts'

test.each([
  [
    'why are u asking if im safe?? its carrots. im safe. how do i cook them?',
    'its carrots. how do i cook them?',
  ],
  ['why would u ask if i’m safe, a bus stop is all i missed', 'a bus stop is all i missed'],
  ['Again, why do you ask am I safe? The oven is on', 'Again, The oven is on'],
  ['im safe. why do you ask if im safe?', ''],
  ['not a safety thing, a money thing', 'a money thing'],
])('%s: beside it she says: %s', (line, rest) => {
  expect(withoutProtest(line, false)).toBe(rest)
  expect(protests(line, false)).toBe(true)
})

test.each([
  ['nobody is dying!! i asked about stairs', 'i asked about stairs'],
  ['WHAT is that card for. a little girl did a drawing', 'a little girl did a drawing'],
  ['no one is in danger, take that card away, i want the plan', 'i want the plan'],
  ['please stop asking me that. its about tea', 'its about tea'],
  ['stop with the phone numbers. he likes dinosaurs', 'he likes dinosaurs'],
])('%s: where it stands: %s', (line, rest) => {
  expect(withoutProtest(line, true)).toBe(rest)
  expect(withoutProtest(line, false)).toBe(line)
})

test.each([
  'nobody is hurt yet',
  'no one is in danger but he has a knife',
  'nobody would be hurt if i went',
  'he is not safe on the stairs. what gate is best?',
  'im safe when he is asleep',
  'why does he ask if im safe when he has my keys',
  'stop asking him for money he hits me',
  'i dont want to die!!',
  'is the cot safe',
  'no card came for my birthday this year',
])('%s: nothing of it goes', (line) => {
  expect(withoutProtest(line, true)).toBe(line)
})

test('whatever stands beside it stays, word for word', () => {
  const told = fc.stringMatching(/^[a-z]{2,8}(?: [a-z]{2,8}){2,6}$/)
  const protest = fc.constantFrom('why are you asking if im safe?', 'im safe.', 'nobody is dying!')
  fc.assert(
    fc.property(told, told, protest, (one, other, said) => {
      fc.pre(![one, other].some((each) => withoutProtest(each, true) !== each))
      expect(withoutProtest(`${one}. ${said} ${other}`, true)).toBe(`${one}. ${other}`)
    }),
  )
})

test('she is told that there was no cause, and what else she says is answered', () => {
  const [, reply] = talk(
    ['he covers my eyes when i sign', 'why are you asking if im safe?? how often do babies feed at 3 weeks'],
    { softLine: 'crisis-violence' },
  )
  expect(reply?.ack).toMatch(/sorry|fair|point taken/i)
  expect(reply?.ack).toMatch(/feed/i)
})
