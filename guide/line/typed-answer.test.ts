import { expect, test } from 'vitest'
import { saysItIsAnother, saysSafeAmongElse, typedAnswer } from './typed-answer.ts'

test.each([
  'yes im safe',
  'I’m safe',
  "Yeah, I'm safe. just tired",
  'safe',
  'we are both safe thanks x',
  'ok I am safe, I promise!',
  'safe yes??',
])('%s: she is safe', (line) => {
  expect(typedAnswer(line, false)).toBe('safe')
})

test.each([
  ['no im not safe', 'no'],
  ["I don't feel safe here", 'no'],
  ['no i mean im not safe', 'no'],
  ["I don't know if I'm safe", 'not-sure'],
  ['not sure if we are safe', 'not-sure'],
  ['why do you keep asking if im safe', 'wonders'],
  ['why are you asking if I’m safe??', 'wonders'],
  ['stop asking me if I am safe', 'wonders'],
])('%s: %s', (line, answer) => {
  expect(typedAnswer(line, false)).toBe(answer)
})

test.each([
  'yes',
  'no',
  'im safe when he is asleep',
  'im safe for now but he will be back',
  'they will be safe without me',
  'is the cot safe',
  'i was safe',
  'im safe i took the tablets',
  'stop asking',
  'why are you asking me that',
  'why do you ask for so much',
])('%s says nothing of it alone', (line) => {
  expect(typedAnswer(line, false)).toBeNull()
})

test('while the question stands, that may be the question about it', () => {
  expect(typedAnswer('why do you keep asking me that', true)).toBe('wonders')
  expect(typedAnswer('why do you keep asking me that', false)).toBeNull()
})

test.each(['nobody is hurting anyone', 'no ones hurt!!', 'I’m fine, nobody is hurt'])(
  '%s: she is safe, where it is asked of what others do',
  (line) => {
    expect(typedAnswer(line, true, true)).toBe('safe')
    expect(typedAnswer(line, true)).not.toBe('safe')
  },
)

test.each([
  'im fine',
  'nobody cares',
  'nobody would be hurt if i went',
  'im fine nobody needs me',
  'nobody is hurting me now',
  'nobody is hurt just angry',
  'no no one is hurting me really',
])('%s: does not say that she is safe', (line) => {
  expect(typedAnswer(line, true, true)).not.toBe('safe')
})

test('that she is fine beside wondering is wondering', () => {
  expect(typedAnswer('why do you keep asking that im fine', true, true)).toBe('wonders')
})

test.each([
  'not me. HER. my friend. what do i do',
  'ur not listening its my FRIEND not me',
  "it isn't me, it's my sister",
])('%s: it is another', (line) => {
  expect(saysItIsAnother(line)).toBe(true)
})

test.each(['it is not me, it is the house', 'my friend is coming over', 'she said not now'])(
  '%s: it may be herself',
  (line) => {
    expect(saysItIsAnother(line)).toBe(false)
  },
)

test.each(['im safe. im fine. i asked about milk', 'No! We are safe. It was a joke'])(
  '%s: says among else that she is safe',
  (line) => {
    expect(saysSafeAmongElse(line)).toBe(true)
  },
)

test.each([
  'is the cot safe. i asked about that',
  'im safe for now but he will be back',
  'they will be safe without me. goodbye',
])('%s: does not say so', (line) => {
  expect(saysSafeAmongElse(line)).toBe(false)
})
