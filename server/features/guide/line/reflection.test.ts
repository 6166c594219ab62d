import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import * as general from '#content/companion/listening/general.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { reflection } from './reflection.ts'

test.each([
  ['i lit a candle in the kitchen after he left', 'You lit a candle in the kitchen after he left.'],
  ['lol ok. i was up with him since five', 'You were up with him since five.'],
  ['his face. he flinched', 'He flinched.'],
  ['we were going away with my mum, and it rained', 'You were going away with your mum, and it rained.'],
  [
    "she's asleep on me, so im in the car outside my house",
    "She's asleep on you, so you're in the car outside your house.",
  ],
  [
    'we moved here for his job and i dont know one single person',
    "You moved here for his job and you don't know one single person.",
  ],
  ['cant lose this job, rent went up again', "You can't lose this job, rent went up again."],
  [
    'its like the phone is the only person i talk to now',
    "It's like the phone is the only person you talk to now.",
  ],
  ['back home my mum would pop in every day', 'Back home your mum would pop in every day.'],
  ['the thing i miss is laughing at lunch', 'The thing you miss is laughing at lunch.'],
  ['my girl had a first day and cried the whole time', 'Your girl had a first day and cried the whole time.'],
  ['i want to leave the house and walk', 'You want to leave the house and walk.'],
  ['its not the cake. its that nobody came', "It's that nobody came."],
  ['none of my rings fit. he says they will', 'None of your rings fit.'],
  ['the hook is on a shelf i cant reach', "The hook is on a shelf you can't reach."],
  ['i dont know, he came home and i was in the bath', 'He came home and you were in the bath.'],
  ['shes on my arm so cant get up', "She's on your arm so you can't get up."],
  ['shes only 10 months we were in the park', "She's only 10 months, you were in the park."],
  ['my boy told me the girls sit together at lunch', 'Your boy told you the girls sit together at lunch.'],
  ['he sat there with me, and left', 'He sat there with you, and left.'],
])('%s: %s', (text, said) => {
  expect(reflection(text)).toBe(said)
})

test.each([
  ['a verdict', 'im a terrible mum'],
  ['what she cannot do', 'i cant keep a plant alive'],
  ['what she doubts', 'i might leave the house and walk'],
  ['the end of her strength', 'i cant do this every night'],
  ['what may be a wish to be gone', 'i just want to disappear for a while'],
  ['what may be done to her', 'he pushed me on the stairs again'],
  ['what somebody said', 'he said what would we eat'],
  ['a strong word', 'i hate the whole house tonight'],
  ['what she says to the one who reads', 'i told you about my mum before'],
  ['what she calls herself', 'i smiled like an idiot at lunch'],
  ['all of it in her own words', 'nobody came to help'],
  ['a question', 'why am i in the car outside my house?'],
  ['no more than a thing', 'the washing machine again'],
  ['what somebody else or a thing does', 'pumping makes so little'],
  ['what has not come', 'still nothing on my milk'],
  ['a number to ring', 'i rang 0412345678 three times today'],
])('%s is not said back', (_, text) => {
  expect(reflection(text)).toBeUndefined()
})

test('whatever she writes, what is said back is one sentence of her words, turned', () => {
  const words = fc.constantFrom(
    'i',
    'my',
    'me',
    'we',
    'he',
    'was',
    'am',
    'mum',
    'went',
    'home',
    'and',
    '.',
    ',',
    'im',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
      const said = reflection(parts.join(' '))
      if (said !== undefined) expect(said).toMatch(/^[A-Z][^.!?]*\.$/)
      if (said !== undefined) expect(said).not.toMatch(/\b(?:i|my|me|im|am)\b/i)
    }),
  )
})

describe('in a talk', () => {
  const told = [
    'i used to run a cafe in town',
    'i knew the names of them all',
    'i made the soup each day',
    'i swept the floor at five',
  ]

  it('her line comes back turned to her, three times in a row at most', () => {
    const acks = talk(['just listen', ...told]).map(({ ack }) => ack)
    expect(acks[1]).toMatch(/^You used to run a cafe in town\. /)
    expect(acks[2]).toMatch(/^You knew the names of them all\. /)
    expect(acks[3]).toMatch(/^You made the soup each day\. /)
    expect(acks[4]).not.toContain('You swept')
  })

  it.each(['you keep saying my own words back', 'stop repeating me'])(
    'no more of it does after: %s',
    (text) => {
      const [, said, promise, ...later] = talk(['just listen', told[0] as string, text, ...told.slice(1)])
      expect(said?.ack).toMatch(/^You used to run a cafe in town\. /)
      expect(general.noMoreEcho).toContain(promise?.ack)
      for (const { ack } of later) expect(ack).not.toMatch(/You (?:knew|made|swept)|“/)
    },
  )

  it.each(['i keep repeating myself', 'she repeats everything i say', 'you said what i needed'])(
    'it still does after: %s',
    (text) => {
      const next = talk(['just listen', text, told[1] as string]).at(-1)
      expect(next?.ack).toMatch(/^You knew the names of them all\. /)
    },
  )

  it.each(['crisis', 'emergency'] as const)('none of it does under %s', (safetyLevel) => {
    for (const { ack } of talk(told, { safetyLevel, isCalm: true }))
      expect(ack).not.toMatch(/^You (?:used|knew|made)/)
  })

  it('while she is asked whether she is safe it does only of a short line that shows hardly anything', () => {
    const asked = { safetyLevel: 'support', ownLevel: 'crisis', isAsked: true } as const
    const line = 'i knew the names of them all'
    expect(ask(line, { ...asked, isFaint: true }).ack).toMatch(/^You knew the names of them all\. /)
    for (const after of general.afterHerWords)
      expect(ask(line, { ...asked, isFaint: true }).ack).not.toContain(after)
    for (const more of [{}, { isFaint: true, safetyLevel: 'crisis' as const }])
      expect(ask(line, { ...asked, ...more }).ack).not.toContain('You knew')
    const long = `${'and the rain came down on the roof. '.repeat(4)}${line}`
    expect(ask(long, { ...asked, isFaint: true }).ack).not.toContain('You knew')
  })

  it('nor does what is calm beside it', () => {
    expect(ask('i used to run a cafe in town', { isAsked: true, isCalm: true }).ack).not.toContain(
      'You used to',
    )
  })
})

test('a verdict on herself, and what may be somebody else’s, is not said back', () => {
  expect(reflection('i do everything and im nobody')).toBe('You do everything.')
  expect(reflection('15. boy. wont talk')).toBeUndefined()
})
