import fc from 'fast-check'
import { expect, test } from 'vitest'
import { talk } from '#server/testing/ask-companion.ts'
import { edited } from './edits.ts'
import { wordsIn } from './parts.ts'

const last = (...lines: string[]) => talk(lines).at(-1)?.block
const asked = 'help me write a message to my friend'
const dictation =
  'It should say: Hello Wim, I need a room with a lock on monday. Could I use the office? Thank you.'
const message = 'Hello Wim, I need a room with a lock on Monday. Could I use the office? Thank you.'

test.each([
  'Dear Mr Okafor, the lift is out since the 4th, when is it fixed?',
  'Hello Annegret, what you said about Fiete hurt me. He drinks well and he is fine.',
  'Mama Samira, you meant well, I know. But I wanted to be there.',
])('%s: is the message once words are asked for', (line) => {
  expect(last('help me write to somebody, a letter', line)).toBe(line)
})

test.each([
  ['yes please write it. something like, thank you for the house', 'Thank you for the house.'],
  ['no its not court. Just: send me the flight dates by friday', 'Send me the flight dates by Friday.'],
  ['nobody is hurt. I would like it to say I was wrong to read it', 'I was wrong to read it.'],
  ['It should say: hi Bev, come at six, thanks, Carys. And no kisses', 'Hi Bev, come at six, thanks, Carys.'],
  ['Say: could you take Arlo on friday, not beggy', 'Could you take Arlo on Friday?'],
])('%s: only her words are the message', (line, block) => {
  expect(last(asked, line)).toBe(block)
})

test('what she says of her safety is no message', () => {
  expect(last(asked, 'my husband makes pasta. there is NO emergency. i am safe')).toBe('')
})

test.each([
  ['no Hello, start with Wim', message.replace('Hello ', '')],
  ['start with Dear Mr Bos', message.replace('Hello Wim', 'Dear Mr Bos')],
  ['put in that mum can help, and take the thank you off', message.replace('Thank you.', 'Mum can help.')],
  ['put in: see you on the 4th. at the end', message.replace('Thank', 'See you on the 4th. Thank')],
  ['add we talked about it, before the thank you', message.replace('Thank', 'We talked about it. Thank')],
  ['put welcome back at the start', message.replace('I need', 'Welcome back. I need')],
  ['change monday to friday', message.replace('Monday', 'Friday')],
  ['take with a lock out', message.replace(' with a lock', '')],
  ['leave out the last sentence', message.replace(' Thank you.', '')],
  ["'could I use the office' must go", message.replace('Could I use the office? ', '')],
  [
    'take out the office line and change room to desk',
    message.replace('Could I use the office? ', '').replace('room', 'desk'),
  ],
])('%s: all of that is changed, and nothing else', (line, block) => {
  expect(last(asked, dictation, line)).toBe(block)
})

test('it is shown again later in the chat, and stands beside what changed nothing', () => {
  const replies = talk([
    asked,
    dictation,
    'my feet hurt today',
    'she slept for an hour',
    'where is the message now? show it to me again',
    'take the kiss off',
    'take the kiss off',
  ])
  expect(replies.slice(-3).map(({ block }) => block)).toEqual([message, message, message])
  expect(replies.at(-1)?.ack).not.toBe(replies.at(-2)?.ack)
  expect(replies.at(-1)?.ack).not.toMatch(/^(?:Changed|Like this|Now it reads)/)
})

test('another message takes its place, and a stored state without one is read', () => {
  expect(last(asked, dictation, 'a text to my aunt: please no more jokes', 'show me the message again')).toBe(
    'Please no more jokes.',
  )
  const state = { v: 1, isListening: false, unsure: 0, gaveSteps: false, refused: [] }
  expect(talk([asked], { state }).at(-1)?.entryId).toMatch(/^listen-words-to-begin/)
})

const word = fc.constantFrom(
  'bread',
  'lamp',
  'river',
  'seven',
  'blue',
  'garden',
  'ticket',
  'monday',
  'we',
  'bring',
)
const sentence = fc.array(word, { minLength: 3, maxLength: 7 }).map((words) => `${words.join(' ')}.`)
const to = { kinds: [], pronoun: 'any' } as const
const edits = fc.constantFrom(
  'no hi please',
  'take out the kiss',
  'start with Dear Mrs Halloran',
  'put in: we will call',
  'add see you soon at the end. and no kisses',
  'kinder please',
  'a bit firmer',
  'show it to me again',
  'change horse to cow',
)

test('what she dictated and did not ask to change is still there, word for word, whatever she changes', () => {
  fc.assert(
    fc.property(
      fc.array(sentence, { minLength: 1, maxLength: 4 }),
      fc.array(edits, { maxLength: 4 }),
      (said, lines) => {
        const body = said.join(' ')
        const end = lines.reduce((text, line) => edited({ text, to }, line).text, `Hi! ${body}`)
        expect(wordsIn(end).join(' ')).toContain(wordsIn(body).join(' '))
      },
    ),
  )
})

test('no change makes a message without end', () => {
  const longer = `change milk to ${'milk '.repeat(13).trim()}`
  const replies = talk([
    'can you write a text to my mum: please bring milk on sunday',
    ...Array<string>(6).fill(longer),
  ])
  expect(replies.at(-1)?.block.length).toBeLessThan(1600)
})

test.each([
  'dear poppy, i am so proud of you, i wish i could have stayed, love mum',
  'it should say: i will find you and the kids and you will regret it',
])('neither a farewell nor a threat is made a message: %s', (line) => {
  const [, reply] = talk(['help me write a letter to my family', line])
  expect(reply?.block).not.toMatch(/stayed|regret/)
})
