import { expect, test } from 'vitest'
import { listToMake } from '#content/companion/listening/lists.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'

test('she says what goes on a list, and more of it', () => {
  const [asked, given, added] = talk([
    'can you help me write a list of questions for the midwife',
    'put in: jab at 34 wks, omeprazole, and my hands are itching at night',
    'and how long i stay in hospital',
  ])
  expect(listToMake.list).toContain(asked?.ack)
  const things = '• Jab at 34 wks\n• Omeprazole\n• My hands are itching at night'
  expect(given?.block).toBe(things)
  expect(added?.block).toBe(`${things}\n• How long I stay in hospital`)
})

test('what she takes off is gone, by its place or by its name', () => {
  const blocks = talk(['make me a list', 'milk, bread, milk, nappies', 'take off the first one', 'no bread'])
  expect(blocks.map(({ block }) => block).slice(2)).toEqual([
    '• Bread\n• Milk\n• Nappies',
    '• Milk\n• Nappies',
  ])
})

test.each(['no worries, thanks', 'and he yelled at me again today', 'then he left me', 'Any ideas?'])(
  '%s: is no part of it',
  (text) => {
    expect(talk(['make me a list', 'milk, bread', text]).at(-1)?.block).toBe('')
  },
)

test.each([
  'hes been crying all day and i cant cope anymore',
  'actually can we talk about something else, im so tired',
  'what do you mean',
  'Any ideas?',
  'Leave it',
  'forget the plan. how do you sleep in the daytime with the blinds open',
])('%s: is no list', (text) => {
  expect(talk(['can you make me a list', text]).at(-1)?.block).toBe('')
})

test('what may be a farewell is made into none', () => {
  const told = 'pay the bills, letters for the girls, tablets'
  expect(talk(['can you make me a list', told]).at(-1)?.block).toBe('')
})

test('a shopping list with medicine on it, and what will be, are made', () => {
  const told = 'panadol, wipes, she will need socks, he will nap at 12'
  expect(talk(['make me a list', told]).at(-1)?.block.split('\n').length).toBe(4)
})

test('what stands behind a colon is on it, and what the shelf has is its own', () => {
  const blocks = talk(['can you make me a list: milk, bread', 'and butter', 'no i want more']).map(
    ({ block }) => block,
  )
  expect(blocks).toEqual(['• Milk\n• Bread', '• Milk\n• Bread\n• Butter', ''])
  expect(ask('can you make a list of foods to avoid in pregnancy').block).toBe('')
})

test.each([
  [
    'can you make me a plan for today, they need to be at school 8.40 and i need to sleep somewhere',
    'pick up at 3, sleep 9 till 2, bed by 7pm',
    [
      'They need to be at school 8.40 and I need to sleep somewhere',
      'Sleep 9 till 2',
      'Pick up at 3',
      'Bed by 7pm',
    ],
  ],
  [
    'help me plan my day',
    'school at 8:30, 4 kids to feed, 10 bottles to wash, bath 6, bed at 7',
    ['School at 8:30', '4 kids to feed', '10 bottles to wash', 'Bath 6', 'Bed at 7'],
  ],
  [
    'help me plan tomorrow',
    'mum comes at 4, bring the tub, swimming 10am, nap at 12.30, 2 loads of washing',
    ['Swimming 10am', 'Nap at 12.30', '2 loads of washing', 'Mum comes at 4', 'Bring the tub'],
  ],
])('%s: in the order of its times', (request, told, things) => {
  expect(talk([request, told]).at(-1)?.block).toBe(things.map((each) => `• ${each}`).join('\n'))
})

test.each([
  'he has a list of everything i do wrong',
  'what is the plan for the market',
  'the waiting list is so long',
  'we had a plan and she cried anyway',
])('%s: asks for none', (text) => {
  const { ack } = ask(text)
  expect([...listToMake.list, ...listToMake.plan]).not.toContain(ack)
})

test('none is begun while she is asked whether she would hurt herself', () => {
  const held = {
    safetyLevel: 'support',
    ownLevel: 'crisis',
    isAsked: true,
    softLine: 'crisis-suicide',
  } as const
  const text = 'can you make me a list of what they need when im gone'
  expect(listToMake.list).not.toContain(ask(text, held).ack)
})

test('however much she says, it has an end', () => {
  const block = talk(['make me a list', 'a, b, '.repeat(5000)]).at(-1)?.block ?? ''
  expect(block.split('\n').length).toBeLessThanOrEqual(20)
})
