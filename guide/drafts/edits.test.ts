import { expect, test } from 'vitest'
import { talk } from '#server/testing/ask-companion.ts'

const blocks = (...lines: string[]) => talk(lines).map(({ block }) => block)

test('she adds to her message, changes its tone, and takes its greeting out', () => {
  const [first, ...changed] = blocks(
    'can you help me write to my boss im finishing up a week early',
    'a bit warmer, and say the last day is friday the 14th',
    'without the hello please',
    'kinder',
  )
  expect(first).toBe("Hello. I'm finishing up a week early.")
  const said = "I'm finishing up a week early. The last day is Friday the 14th."
  const kinder = 'I hope that is all right with you.'
  expect(changed).toEqual([`Hello. ${said} ${kinder}`, `${said} ${kinder}`, ''])
})

test('what she says was left out is put in', () => {
  const asks = 'i want to tell my sister we arent coming sunday. how do i put it'
  expect(blocks(asks, 'you left out the reason. leo is sick').at(-1)).toBe(
    "Hi! We aren't coming Sunday. Leo is sick.",
  )
})

test.each([
  'thanks thats good',
  'she said no',
  'hi again',
  'and my mum is here as well',
  'dont mention the money thing',
  'should i mention the money she owes us?',
  'please put it in dot points',
  'im scared to add more to her plate',
  'thats great, you forgot nothing. thanks so much',
])('%s: changes nothing', (text) => {
  expect(blocks('help me text my sister', 'were not coming sunday', text).at(-1)).toBe('')
})

test('a child whom she tells so is told once that she is loved', () => {
  expect(blocks('help me text my daughter', 'say i love you and im not angry').at(-1)).toBe(
    "I love you and I'm not angry.",
  )
})

const told = ['help me text my husband', 'tell him i felt left out at dinner. i miss him. i love him']

test.each([
  ['take out the i felt left out at dinner pls', 'Hi! I miss you. I love you.'],
  [
    'thats good. take out the i love you, he will die of cringe',
    'Hi! I felt left out at dinner. I miss you.',
  ],
  ['no i mean the text. just remove that last bit', 'Hi! I felt left out at dinner. I miss you.'],
  ['can you make it shorter', 'I felt left out at dinner. I miss you.'],
])('%s: it is shorter by that', (text, message) => {
  expect(blocks(...told, text).at(-1)).toBe(message)
})

test('one of ours is changed as her own is, more than once', () => {
  const [, first, short, shorter] = blocks(
    'i shouted at all four of them tonight. the little one put her hands over her ears',
    'what do i say to her in the morning. do i apologise to a 4 year old for shouting',
    'oh thats good. can you make it shorter, shes only 4',
    'and take out the last line',
  )
  expect(first?.split('. ').length).toBeGreaterThan(3)
  expect(first?.startsWith(short ?? '-')).toBe(true)
  expect(short?.startsWith(shorter ?? '-')).toBe(true)
  expect(shorter).not.toBe('')
})

test('the same tone once more brings no words twice, and thanks end it', () => {
  const talked = talk([...told, 'kinder', 'softer pls', 'i will use the first one. thank you really'])
  expect(talked.at(-2)?.block).toBe('')
  expect(talked.at(-1)?.entryId).toBe('listen-thanked')
})
