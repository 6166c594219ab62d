import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listToMake } from '#content/companion/listening/lists.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'

const pack = ['can you make me a packing list', 'his blanket, two pyjamas, the rabbit, lolly money, charger']
const evening = [
  'i want a plan for tonight',
  '4 snack, 4.30 outside, 5.30 cooking with tv on, 6.15 dinner, 7 bath, 7.30 reading with Pim, 8 bed',
]
const nouns = ['nappies', 'wipes', 'cups', 'rope ladder', 'blue hat', 'socks', 'jam', 'rice', 'soap', 'keys']
const shownAfter = (texts: readonly string[]): string[] =>
  (talk(texts).at(-1)?.block ?? '').split('\n').map((each) => each.replace('• ', ''))

test('all that she wants changed in one line is changed', () => {
  const told =
    'oh nice. add his ear defenders and a plastic bag. and take the lolly money off, they have a freezer there'
  expect(shownAfter([...pack, told])).toEqual([
    'His blanket',
    'Two pyjamas',
    'The rabbit',
    'Charger',
    'His ear defenders',
    'A plastic bag',
  ])
})

test.each([
  ['add slippers before the rabbit', ['His blanket', 'Two pyjamas', 'Slippers', 'The rabbit']],
  ['put slippers on first', ['Slippers', 'His blanket', 'Two pyjamas', 'The rabbit']],
  ['rabbit should be first lol', ['The rabbit', 'His blanket', 'Two pyjamas']],
  ['put the rabbit before the pyjamas', ['His blanket', 'The rabbit', 'Two pyjamas']],
  ['swap the blanket and the rabbit', ['The rabbit', 'Two pyjamas', 'His blanket']],
  ['not two pyjamas, three pyjamas', ['His blanket', 'Three pyjamas', 'The rabbit']],
  ['change rabbit to bear', ['His blanket', 'Two pyjamas', 'The bear']],
  ['add jam and tea', ['His blanket', 'Two pyjamas', 'The rabbit', 'Jam', 'Tea']],
  ['where is my list', ['His blanket', 'Two pyjamas', 'The rabbit']],
  ['show me the list with the rabbit first and without pyjamas', ['The rabbit', 'His blanket']],
])('%s', (text, things) => {
  expect(shownAfter(['make me a list', 'his blanket, two pyjamas, the rabbit', text])).toEqual(things)
})

test('swap them: those that she named just before', () => {
  expect(
    shownAfter([
      'make me a list',
      'blanket, pyjamas, rabbit',
      'put the rabbit before the pyjamas',
      'no, swap them',
    ]),
  ).toEqual(['Blanket', 'Pyjamas', 'Rabbit'])
})

test('a plan stands by the clock, whatever of it she adds or moves', () => {
  expect(shownAfter(evening)).toEqual([
    '4 snack',
    '4.30 outside',
    '5.30 cooking with tv on',
    '6.15 dinner',
    '7 bath',
    '7.30 reading with Pim',
    '8 bed',
  ])
  const added = shownAfter([...evening, 'add 6.45 feed the cat'])
  expect(added.indexOf('6.45 feed the cat')).toBe(4)
  const moved = shownAfter([...evening, 'not 7, 7.15', 'show me the whole plan with bath first'])
  expect(moved[0]).toBe('7.15 bath')
})

test('it is still in hand after she has talked of something else', () => {
  const between = ['hes asleep on me now', 'i think the dog is jealous']
  const block = talk([...pack, ...between, 'take the charger off the list please']).at(-1)?.block
  expect(block).toBe('• His blanket\n• Two pyjamas\n• The rabbit\n• Lolly money')
})

test('a list that she types once more is as she types it now', () => {
  const again = 'you say that but no list :) blanket, pyjamas, rabbit, charger, toothbrush'
  expect(shownAfter([...pack, 'thats fine', again])).toEqual([
    'Blanket',
    'Pyjamas',
    'Rabbit',
    'Charger',
    'Toothbrush',
  ])
})

test.each(['take off the sledge', 'put the sledge before the rabbit', 'swap them'])(
  '%s: what changes nothing is not said to be changed',
  (text) => {
    const ack = talk([...pack, text]).at(-1)?.ack ?? ''
    const changes: readonly string[] = [...listToMake.changed, ...listToMake.lessened]
    expect(changes).not.toContain(ack)
  },
)

test.each([
  'i put him down and he came back up before the kettle boiled',
  'he wont take his coat off at kinder',
  'did the washing, fed the cat, cried in the car, drove home',
  'add to that my mum is here till sunday',
])('%s: is nothing of the list', (text) => {
  expect(talk([...pack, 'he is asleep now', text]).at(-1)?.block).toBe('')
})

test('what she says to us beside the things is none of them', () => {
  const told = 'yes we are safe, funny question. milk, bread, eggs, wipes. what else'
  expect(shownAfter(['make me a list', told])).toEqual(['Milk', 'Bread', 'Eggs', 'Wipes'])
})

test('steps that she has not told come from the ideas for it, and are hers to change', () => {
  const [given, less] = talk(['give me a plan for bedtime', 'take off the last one'])
  expect(listToMake.ofIdeas).toContain(given?.ack)
  const steps = given?.block.split('\n') ?? []
  expect(steps.length).toBeGreaterThan(2)
  expect(less?.block.split('\n')).toEqual(steps.slice(0, -1))
})

test('asked once more with no steps told, it says what it can do, in other words', () => {
  const [first, second] = talk(['make me a plan for their room, 3 steps', 'i want a plan. three steps'])
  expect(listToMake.plan).toContain(first?.ack)
  expect(listToMake.again).toContain(second?.ack)
})

test('what makes it a farewell is not put on it, and beside the question whether she is safe it is not shown', () => {
  const block = talk([...pack, 'add letters for the girls and tablets']).at(-1)?.block
  expect(block).toBe('')
  const [, given] = talk(pack)
  const held = {
    safetyLevel: 'support',
    ownLevel: 'crisis',
    isAsked: true,
    softLine: 'crisis-suicide',
  } as const
  const told = { state: given?.state, recentEntryIds: ['listen-list-what', 'listen-list'] }
  expect(ask('show me my list', told).block).toContain('blanket')
  expect(ask('show me my list', { ...told, ...held }).block).toBe('')
})

test('the longest has an end, and she is told so', () => {
  const colours = ['red', 'blue', 'green']
  const many = colours.flatMap((colour) => nouns.map((noun) => `${colour} ${noun}`)).join(', ')
  const given = talk(['make me a list', many]).at(-1)
  expect(given?.block.split('\n').length).toBe(20)
  expect(given?.ack).toContain(listToMake.full)
})

test('every thing that she named and did not take off stands there, in the order she gave', () => {
  const told = fc.uniqueArray(fc.constantFrom(...nouns), { minLength: 3, maxLength: 6 })
  const turns = fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...nouns)), { maxLength: 4 })
  fc.assert(
    fc.property(told, turns, (first, changes) => {
      let kept: string[] = first
      const texts = ['make me a list', first.join(', ')]
      for (const [isMore, noun] of changes) {
        texts.push(isMore ? `add ${noun}` : `take ${noun} off the list`)
        if (!isMore) kept = kept.filter((each) => each !== noun)
        else if (!kept.includes(noun)) kept = [...kept, noun]
        if (kept.length === 0) return
      }
      const block = talk([...texts, 'show me the list']).at(-1)?.block ?? ''
      expect(block.toLowerCase()).toBe(kept.map((each) => `• ${each}`).join('\n'))
    }),
    { numRuns: 30 },
  )
})
