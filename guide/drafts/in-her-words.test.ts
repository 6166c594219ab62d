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
  ['i just want to say sorry cant come to your hen', "Hi! Sorry can't come to your hen."],
  ['write a text to my boss saying ill be ten minutes late', "Hello. I'll be ten minutes late."],
  [
    'can you help me write to our landlord that were leaving end of feb',
    "Hello. We're leaving end of February.",
  ],
  [
    'i need words for the nursery lady. like sorry about the biting and what do you do when it happens',
    'Hello. Sorry about the biting. What do you do when it happens? Thank you.',
  ],
  ['i just want to text her no sugar pls without starting a war. how do i word it', 'Hi! No sugar, please.'],
  ['how do i ask my mum to have him on friday', 'Hi! Could you have him on Friday, please? Thank you.'],
  [
    'email to the real estate asking if theyll fix the fence',
    'Hello. Could you fix the fence, please? Thank you.',
  ],
  ['how do i ask my manager for a later start', 'Hello. Could I ask for a later start, please? Thank you.'],
  ['i want to tell him i miss him. how do i put it', 'Hi! I miss you.'],
  [
    'can you help me text my childminder so she knows he might not take much milk on monday',
    'Hello. He might not take much milk on Monday.',
  ],
  [
    'write a message to my husband please: i need you to back me up in front of her',
    'Hi! I need you to back me up in front of her.',
  ],
  [
    'can u write me a msg to my husband. not angry. just that i need him to back me up',
    'Hi! I need you to back me up.',
  ],
  [
    'can you write small message to mother in law? that polish is good and we continue',
    'Hi! Polish is good and we continue.',
  ],
  [
    'a message to my sister. can she do saturday night so i can sleep',
    'Hi! Can you do Saturday night so I can sleep? Thank you.',
  ],
  ['just a text. to my son. asking him to go fishing', 'Could you go fishing, please?'],
  ['i want to text him something for the morning, sorry i shouted', 'Hi! Sorry I shouted.'],
])('%s', (text, message) => expect(messageInHerWords(text)?.text).toBe(message))

test.each([
  'i want to say she has no right to do that',
  'what do i say to my mother in law',
  'i want to say it',
  'i want to say something to the teacher about drop off. how do i put it',
  'he keeps saying im lazy',
  'got a text from school that hes been in a fight. what do i say',
  'like im asking for gold. yeah thats good',
  'what do i say to the school i cant stand there again',
  'how do i tell my partner i dont want to live anymore',
  // 'Her' may be the child.
  'how do i tell my mum she needs her nap at one',
  'how do i tell my sister not to be so',
  'can you help me write to my mum? that would be great',
  'what do i say to school: idk',
])('%s: is no message of hers', (text) => expect(messageInHerWords(text)).toBeUndefined())

test('she says what it is to say after words that did not fit, and may have it in another tone', () => {
  const [, , own, kinder] = talk([
    'help me write a text to a friend',
    'None of these',
    'no i just want to say sorry cant come to your hen, love you',
    'Kinder',
  ])
  expect(own?.block).toBe("Hi! Sorry can't come to your hen, love you.")
  expect(kinder?.block).toContain("Sorry can't come to your hen, love you.")
  const thanked = talk([
    'i just want to text mum thanks for having the kids. how do i word it',
    'thats really nice thank you',
  ])
  expect(thanked.map(({ block }) => block !== '')).toEqual([true, false])
})
