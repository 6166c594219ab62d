import { expect, test } from 'vitest'
import {
  inHerWords,
  messageToBegin,
  whatToSay,
  wordsDropped,
} from '#content/companion/listening/words-to-begin.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'

const { plain, first, firm, kind, request, toChild } = messageToBegin
const { frame } = whatToSay

test('where no message is about hers she is asked what it is to say, and has a frame where she has no words', () => {
  const frames = [
    ['help me write a text to my sister', plain],
    ['my sister was so rude to me, help me write her a text', first],
    ['what do i say to the school so they text me', request],
    ['how would i start the letter, i go blank', request],
  ] as const
  for (const [text, block] of frames) {
    const [asked, given] = talk([text, frame])
    expect(asked, text).toMatchObject({ block: '', options: [frame] })
    expect(given?.block, text).toBe(block)
  }
  expect(talk(['help me write a text to my sister', 'idk']).at(-1)?.block).toBe(plain)
  expect(wordsDropped).toContain(talk(['help me write a text to my sister', 'never mind']).at(-1)?.ack)
  expect(ask('what do i say to my daughter about her dad').block).toBe(toChild)
})

test.each([
  [
    'can u help me write to my manager',
    'what i need is the meeting on teams. because nursery shuts 5.30. firmer pls',
    'Hello. What I need is the meeting on teams because nursery shuts 5.30. Please write back, so I know that you have this.',
  ],
  [
    'how do i bring it up with my mum',
    'that i dont want her to smoke near the baby',
    "Hi! I don't want you to smoke near the baby.",
  ],
  [
    'what do i say to my husband',
    'i want him to let me sleep in on sundays',
    'Hi! Could you let me sleep in on Sundays, please? Thank you.',
  ],
  [
    'can you make me a msg to my sister about the pancakes',
    'no no. just: the kids made pancakes and i miss you. its a nice message',
    'The kids made pancakes and I miss you.',
  ],
  [
    'can you help me write him something. to my husband. not angry',
    'he said nothing, thats it. like: i needed you to back me up. not to fight just to back me up',
    'I needed you to back me up. Not to fight just to back me up.',
  ],
  [
    'what do i write to my daughter. i need to say sorry',
    'i was wrong to read your diary',
    'I was wrong to read your diary.',
  ],
  ['text for the class chat pls', 'hi all we cant make saturday', "Hi all we can't make Saturday."],
  ['i need to text the school', 'she was sick all night', 'Hello. She was sick all night.'],
  // What cannot be turned to him without a doubt is left out.
  [
    'help me word a text to my husband',
    'i feel like im doing everything and hes just on his phone',
    "Hi! I feel like I'm doing everything.",
  ],
])('%s: %s', (request, told, message) => {
  expect(talk([request, told]).at(-1)?.block).toBe(message)
})

test('what cannot be turned to them stays as she told it, and what is for nobody to read is no message', () => {
  const asks = 'what do i say to my sister'
  const untouched = talk([asks, 'she keeps giving her chocolate', 'firmer']).slice(1)
  expect(inHerWords.untouched).toContain(untouched[0]?.ack)
  for (const { block } of untouched) expect(block).toContain('She keeps giving her chocolate')
  expect(talk([asks, 'and another thing '.repeat(40)]).at(-1)?.block).toBe(plain)
  expect(talk([asks, 'i hope you die']).at(-1)?.block).not.toContain('die')
})

test('what stands beside her request and cannot be turned goes before any of ours, as she typed it', () => {
  const [given, firmer] = talk([
    'can you write a small message to my mother in law? that polish is good for her and we continue',
    'Firmer',
  ])
  expect(inHerWords.untouched).toContain(given?.ack)
  expect(given?.block).toBe('Hi! Polish is good for her and we continue.')
  expect(firmer?.block).toContain('Polish is good for her and we continue.')
})

test.each([
  'Any ideas?',
  'Just listen',
  'what do i say to him tomorrow tho',
  'forget the message. how do you sleep by day',
])('%s: is no message, where it was asked what it is to say', (text) => {
  expect(talk(['help me write a text to my sister', text]).at(-1)?.block).toBe('')
})

test('what may be a cry of her own is made into no message', () => {
  const request = 'help me word a text to my husband'
  const line = 'i cant do this anymore'
  const [asked] = talk([request])
  const state = {
    history: [
      { role: 'user', content: request },
      { role: 'assistant', content: asked?.ack ?? '' },
    ],
    recentEntryIds: [asked?.entryId ?? ''],
    turns: 1,
  } as const
  expect(ask(line, state).block).toContain("I can't do this anymore")
  const held = {
    safetyLevel: 'support',
    ownLevel: 'crisis',
    isAsked: true,
    softLine: 'crisis-suicide',
  } as const
  expect(ask(line, { ...state, ...held }).block).toBe('')
  // Nor is it put in one that she has.
  const sunday = talk(['help me text my mum that i cant come on sunday'])[0]
  const inHand = {
    history: [
      { role: 'user', content: 'help me text my mum that i cant come on sunday' },
      { role: 'assistant', content: sunday?.ack ?? '' },
    ],
    recentEntryIds: [sunday?.entryId ?? ''],
    turns: 1,
    state: sunday?.state,
  } as const
  const goodbye = 'and say goodbye and that i love her and im sorry for everything'
  expect(ask(goodbye, inHand).block).toContain('Goodbye')
  expect(ask(goodbye, { ...inHand, ...held }).block).toBe('')
  expect(ask('help me text my mum that i love her and goodbye', held).block).toBe('')
  const ordinary = ask('that i dont want him to smoke inside', {
    ...state,
    ...held,
    softLine: 'emergency-baby',
  })
  expect(ordinary.block).toContain("I don't want you to smoke inside")
})

test('another tone comes where she asks for one, and no draft where she tells', () => {
  const begun = ['help me write a text to my sister', frame]
  const blocks = talk([...begun, 'firmer', 'thanks', 'she is always late'])
  expect(blocks.map((reply) => reply.block)).toEqual(['', plain, firm, '', ''])
  expect(talk([...begun, 'kinder']).at(-1)?.block).toBe(kind)
  const own = talk(['help me write a text to my sister', 'were not coming on sunday', 'Kinder'])
  expect(own.at(-1)?.block).toContain("We're not coming on Sunday. I mean it kindly.")
})

test('a message is of the kind that she names, also where she puts it right', () => {
  expect(ask('i want to text my mum to say thanks for the two weeks, dont know how to say it').block).toBe(
    'Hi! Thanks for the two weeks.',
  )
  const [, other] = talk([
    'help me write a text to my mum',
    'no not that. a thank you, she did all my washing',
  ])
  expect(other?.block || other?.options.join(' ')).toMatch(/thank/i)
  // Thanks that are the guide's own are no kind of message.
  expect(ask('thanks. what do i text my boss, im late').entryId).not.toContain('thank')
})
