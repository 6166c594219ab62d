import { expect, it } from 'vitest'
import { friendly, noSuchThing } from '#content/companion/listening/asked-of-it.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'

it.each([
  ['do you like rocks?', 'taste'],
  ['have you seen bake off this year?', 'senses'],
  ['who do you support? youve got to have a team', 'team'],
  ['do you ever go on holiday or are you on all year round', 'life'],
  ['who made you anyway, was it a mum?', 'made'],
  ['can you do plans or not', 'makes'],
  ['does this app send my list to my husband', 'sends'],
] as const)('%s: is answered as what it is', (text, of) => {
  const { entryId, ack } = ask(text)
  expect(entryId).toBe('listen-of-itself')
  expect(friendly[of].some((each) => ack.startsWith(each))).toBe(true)
})

it('names what she asks it of', () => {
  const { ack } = ask('what do you have for breakfast, if you eat that is')
  expect(noSuchThing.some((each) => ack.startsWith(each.replace('{thing}', 'breakfast')))).toBe(true)
})

it.each([
  'do you strap bookcases to the wall',
  'what do you give a woman who wants nothing',
  'how long do you boil eggs for a baby',
  'have you seen this rash before',
  'can you send me a list for the hospital bag',
])('%s: is not asked of it', (text) => {
  expect(ask(text).entryId).not.toBe('listen-of-itself')
})

it('answers the question that she asks after it', () => {
  expect(ask('do you like rocks? how long does breastmilk keep in the fridge?').entryId).toBe(
    'fact-milk-storage',
  )
})

it('says nothing of the kind beside what may be grave', () => {
  const asked = { safetyLevel: 'support', ownLevel: 'crisis', isAsked: true } as const
  expect(ask('who do you support?', asked).entryId).not.toBe('listen-of-itself')
})

it('says no sentence twice', () => {
  const said = talk(['do you like rocks?', 'do you like cake?', 'do you like cats?', 'do you like rain?'])
  expect(new Set(said.map(({ ack }) => ack)).size).toBe(said.length)
})
