import { expect, test } from 'vitest'
import { talk } from '#server/testing/ask-companion.ts'
import { messageInHerWords } from './in-her-words.ts'

test.each([
  [
    'can you do me a text to her asking how she wants the milk',
    'Hi! Could you tell me how you want the milk? Thank you.',
  ],
  [
    'a message to him asking if he has the spare key',
    'Hi! Could you tell me if you have the spare key? Thank you.',
  ],
  ['i just want to say sorry cant come to your hen', "Hi! Sorry can't come to your hen x"],
  ['write a text to my boss saying ill be ten minutes late', "Hi! I'll be ten minutes late x"],
])('%s', (text, message) => expect(messageInHerWords(text)).toBe(message))

test.each([
  'i want to say she has no right to do that',
  'what do i say to my mother in law',
  'i want to say it',
  'i want to say something to the teacher about drop off. how do i put it',
  'he keeps saying im lazy',
])('%s: is no message of hers', (text) => expect(messageInHerWords(text)).toBeUndefined())

test('she says what it is to say after words that did not fit', () => {
  const [, , own, thanks] = talk([
    'help me write a text to a friend',
    'None of these',
    'no i just want to say sorry cant come to your hen, love you',
    'thats really nice thank you',
  ])
  expect(own?.block).toBe("Hi! Sorry can't come to your hen, love you x")
  expect(thanks?.block).toBe('')
})
