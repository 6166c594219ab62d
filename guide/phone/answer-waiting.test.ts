import { describe, expect, test } from 'vitest'
import { firstMinute } from '#content/companion/first-minute.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { contentOf } from '../reply-text.ts'
import { answerWaiting } from './answer-waiting.ts'
import type { WaitingTalk } from './messages.ts'

const waiting = (...texts: string[]) => texts.map((text, at) => ({ id: `m${at}`, text }))
const begun: WaitingTalk = {
  said: [],
  waiting: [],
  card: null,
  softLine: null,
  isSOS: false,
  mode: null,
  youToday: null,
  lossMode: false,
  localHour: 14,
}

describe('what waits on a phone', () => {
  test('is answered as the server would, one after the other, so that a quick reply is taken as one', () => {
    const [first] = talk(['she bites when she feeds'])
    const texts = ['she bites when she feeds', first?.options[0] ?? '', 'how long does breast milk keep?']
    const said = answerWaiting({ ...begun, waiting: waiting(...texts) })
    expect(said.map(({ to }) => to)).toEqual(['m0', 'm1', 'm2'])
    expect(said.map(({ text }) => text)).toEqual(talk(texts).map(contentOf))
    expect(said[0]?.options).toEqual(first?.options)
  })

  test('is answered the same however often it is asked, with more behind it', () => {
    const one = answerWaiting({ ...begun, waiting: waiting('the washing again') })
    const two = answerWaiting({ ...begun, waiting: waiting('the washing again', 'and the dishes') })
    expect(two.slice(0, 1)).toEqual(one)
  })

  test.each([
    [
      'third wake up and its only 1am. hes not even hungry',
      'The early hours',
      'what can i try',
      'thanks, night',
    ],
    ['my mum rearranged my kitchen again', 'every single cupboard', 'what do i say to her', 'firmer'],
    ['he wont eat anything green', 'he licked a pea once', 'just listen', 'pasta again for tea'],
  ])('goes on with a talk of the server’s guide where that got to: %s', (...texts) => {
    const all = talk(texts)
    for (const from of [1, 2, 3]) {
      const said = texts.slice(0, from).flatMap((content, at) => [
        { role: 'user' as const, content },
        { role: 'assistant' as const, content: contentOf(all[at] as (typeof all)[number]) },
      ])
      const answered = answerWaiting({ ...begun, said, waiting: waiting(...texts.slice(from)) })
      expect(answered.map(({ text }) => text)).toEqual(all.slice(from).map(contentOf))
    }
  })

  test('hears nothing that the server has said before', () => {
    const said = answerWaiting({ ...begun, waiting: waiting('the washing again') })[0]?.text ?? ''
    const again = answerWaiting({
      ...begun,
      said: [
        { role: 'user', content: 'the washing again' },
        { role: 'assistant', content: said },
      ],
      waiting: waiting('the washing again'),
    })
    expect(again[0]?.text).not.toBe(said)
  })

  test('of plain danger gets the words of its first minute, and then what it says beside that card', () => {
    const [first, second] = answerWaiting({
      ...begun,
      waiting: waiting('my baby is not breathing', 'the ambulance is coming'),
    })
    expect(first?.text).toBe(firstMinute['emergency-medical'])
    expect(second?.text).not.toBe(first?.text)
  })

  test.each([
    ['no im not safe', 'crisis-violence', 'crisis-violence'],
    ['idk if im safe', 'crisis-violence', 'crisis-violence'],
    ['im not safe', null, 'sos'],
    ['im safe', 'crisis-violence', null],
    ['i want to die', null, 'crisis-suicide'],
    ['the washing again', 'crisis-violence', null],
  ] as const)('says of “%s” beside the question of %s that it calls for %s', (text, softLine, card) => {
    const [reply] = answerWaiting({ ...begun, softLine, waiting: waiting(text) })
    expect(reply?.callsFor).toBe(card)
  })

  test('tells of another danger than the card is for by itself', () => {
    const said = answerWaiting({
      ...begun,
      card: 'crisis-suicide',
      waiting: waiting('he hit me again tonight', 'i want to die'),
    })
    expect(said.map(({ callsFor }) => callsFor)).toEqual(['crisis-violence', 'crisis-suicide'])
  })

  test.each(['no', 'ok', 'my friend wants to kill herself', 'the baby keeps choking on his milk'])(
    'meets “%s” as one that she is asked about, where it may be: nothing nice, no ideas, no guess',
    (text) => {
      const softLine = text.length < 3 ? 'crisis-suicide' : null
      const [reply] = answerWaiting({ ...begun, softLine, waiting: waiting(text) })
      expect([reply?.text, ...(reply?.options ?? [])].join('\n')).not.toMatch(
        /nice|Is it more about|You tell it|Well put|Here are/,
      )
    },
  )

  test('is answered beside the card that stood before', () => {
    const text = 'please help me'
    const card = 'crisis-suicide'
    const [beside] = answerWaiting({ ...begun, card, waiting: waiting(text) })
    expect(beside?.text).toBe(contentOf(ask(text, { safetyLevel: 'crisis', safetyCard: card })))
    expect(beside?.text).not.toBe(contentOf(ask(text)))
  })
})
