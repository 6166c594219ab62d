import { expect, test } from 'vitest'
import { talk } from '#server/testing/ask-companion.ts'

const last = (...lines: string[]) => talk(['hi', ...lines]).at(-1)?.block

test.each([
  [
    'can you write a text to my sister to come at 6 and mind the 3yo',
    'Hi! Could you come at 6 and mind the 3yo, please? Thank you.',
  ],
  [
    'could you help me write to my sister, ask her not to force her to the phone when she is playing',
    "Hi! Please don't force her to the phone when she is playing.",
  ],
  [
    "You can tell Jocelyn please not to force Althea to the phone when she's playing, I can wait. Make that a message",
    "Hi! Please don't force Althea to the phone when she's playing, I can wait.",
  ],
  [
    'no!! my husband is asleep. a text to my aunt: please no more jokes about who he looks like',
    'Please no more jokes about who he looks like.',
  ],
  [
    'make it a message: hi Mrs Dahl, Anton said hello today, please dont mention it in front of the class',
    "Hi Mrs Dahl, Anton said hello today, please don't mention it in front of the class.",
  ],
  [
    'please write for me short message to nurse. son 2.5 years, 10 words, i want check and interpreter',
    'Hello. Son 2.5 years, 10 words, I want check and interpreter.',
  ],
  [
    'i just want to write to my husband that i feel left out when his kids are here',
    'Hi! I feel left out when his kids are here.',
  ],
])('%s: that is the message', (text, message) => {
  expect(last(text)).toBe(message)
})

test('what she said before it is the message where she says no more than that it is to be one', () => {
  expect(last('say i cant come sunday, leo is sick', 'make that a message')).toBe(
    "Hi! I can't come Sunday, leo is sick.",
  )
  expect(
    last('i want to write to my mum that sunday is too much', 'nah', 'write a message to my mum please'),
  ).toBe('Hi! Sunday is too much.')
})

test('she says anew what it should say, and that is what is kinder then', () => {
  const first = 'a text to my aunt: no more jokes about who he looks like'
  const [, , said, kinder] = talk([
    'hi',
    first,
    "it should say: please stop with the jokes, he's ours",
    'kinder please',
  ])
  expect(said?.block).toBe("Please stop with the jokes, he's ours.")
  expect(kinder?.block).toContain("Please stop with the jokes, he's ours.")
})

test.each(['i want to write to him that', 'ill make it a note to self', 'she made it a letter'])(
  '%s: no message',
  (text) => {
    expect(last(text)).toBe('')
  },
)

test.each([
  [['i want to text him but not start a war. can you write something'], ''],
  [
    ['can you write something to her mum', 'not my mum. HER mum. tell her i never meant to take her moment'],
    'Hi! I never meant to take her moment.',
  ],
  [
    ["Message to Amber's mum: I never meant to take your moment, Amber can ring you any time"],
    'I never meant to take your moment, Amber can ring you any time.',
  ],
  [
    [
      'please write message to the nurse in english for appointment',
      'my son is 2 years, he say 5 words, i want appointment for check please',
    ],
    'Hello. My son is 2 years, he say 5 words, I want appointment for check, please. Thank you.',
  ],
  [
    [
      'can you write something to my landlord',
      'i give up on the message, ill ring him. still though. she CRAWLED',
    ],
    '',
  ],
  [
    [
      'what do i say to him when he pulls my top',
      'no not a message, to HIM. the toddler. what words do i use',
    ],
    '',
  ],
])('%j: %s', (lines, message) => {
  expect(last(...lines)).toBe(message)
})

test.each([
  [
    'still wrong. start again: Joe waited up for your call. Please ring Sunday. Love you.',
    'Joe waited up for your call. Please ring Sunday. Love you.',
  ],
  [
    'i want it typed. It should say Joe waited up for your call, please ring on Sunday',
    'Joe waited up for your call, please ring on Sunday.',
  ],
  [
    'Nothing needs a person lol. Message to my ex please: Sundays home by 7.30, cello by tuesday. thats it, no extras',
    'Sundays home by 7.30, cello by Tuesday.',
  ],
  ['write him: we are fine and the boat is back. love you', 'We are fine and the boat is back. Love you'],
])('%s: all that she dictates is the message', (text, message) => {
  expect(last(text)).toBe(message)
})

test.each([
  'i got a text from school: nits in class again',
  'he looks at me and i say: no way mate, not today',
  'she wrote me a message saying: you are too much',
  'so i tell him: not in my house, and he laughs',
])('%s: is not dictated', (text) => {
  expect(last(text)).toBe('')
})

test('a message without a greeting and a close is one', () => {
  const dictation = 'Message to my ex please: Sundays home by 7.30, cello by tuesday'
  expect(last(dictation, 'Perfect except the Hi and the x. Leave those two off')).toBe(
    'Sundays home by 7.30, cello by Tuesday.',
  )
  expect(last(dictation, 'god no kisses, hes my ex')).toBe('Sundays home by 7.30, cello by Tuesday.')
  for (const text of ['no thanks', 'no its perfect thank you', 'dont take the kisses out'])
    expect(last(dictation, text), text).toBe('')
})
