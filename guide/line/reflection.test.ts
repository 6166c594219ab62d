import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import * as general from '#content/companion/listening/general.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { reflection } from './reflection.ts'

test.each([
  ['i lit a candle in the kitchen after he left', 'You lit a candle in the kitchen after he left.'],
  ['lol ok. i was up with him since five', 'You were up with him since five.'],
  ['his face. he flinched', 'He flinched.'],
  ["the rain. i wasn't cold at all", "You weren't cold at all."],
  ['we were going away with my mum, and it rained', 'You were going away with your mum, and it rained.'],
  [
    "she's asleep on me, so im in the car outside my house",
    "She's asleep on you, so you're in the car outside your house.",
  ],
  [
    'we moved here for his job and i dont know one single person',
    "You moved here for his job and you don't know one single person.",
  ],
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
  ['i dont know, he came home and i was in the bath', 'He came home and you were in the bath.'],
  ['shes on my arm so cant get up', "She's on your arm so you can't get up."],
  ['my boy told me the girls sit together at lunch', 'Your boy told you the girls sit together at lunch.'],
  ['he sat there with me, and left', 'He sat there with you, and left.'],
  ['it rained. we got there at 4.10 on the day we moved', 'You got there at 4.10 on the day you moved.'],
  [
    'i went round with a lemon cake to make peace about the hedge and she gave me a wind chime',
    'She gave you a wind chime.',
  ],
  ['fine. sent it. she replied with a thumbs up. just. a thumbs up', 'She replied with a thumbs up.'],
  ['the shop shut. now shes singing in the bath', "Now she's singing in the bath."],
  ['her face. they were lovely eggs, too. blue', 'They were lovely eggs, too.'],
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
  ['a question without its mark', 'and now im lying here going over the week like is he right'],
  ['a question inside of what is told', 'tonight its did i sound rude to greg on a loop'],
  ['a question behind what is told', 'its free and we dont pay her so i cant really say anything can i'],
  ['what she only supposes', 'we can do it if we drop the tv and i stop the good bread'],
  [
    'what another says in quotation marks',
    'he had a face on. he goes "im too tired tonight. i want my bed" and left',
  ],
  ['what another says or thinks', 'the midwife said to me it was cold and he looks like my dad'],
  ['several clauses with no joint', 'shes only 10 months we were in the park'],
  ['a clause that only a time stands before', 'he coos at the washing machine now its his favourite person'],
  ['a clause that may belong to another', 'im not a napper i lie there and count the tiles'],
  ['who leaves herself out', 'cant lose this job, rent went up again'],
  ['what is said aside', 'we finished it yeah, the whole of it'],
  ['what is said of the talk', 'we were talking about poo'],
  ['what she asks another to do', 'he drives it better than his father, dont quote me'],
  ['what breaks off', 'im going to take this to my gr...'],
  [
    'what stands before the point',
    'i work in a shop. the queue was out the door and a man with a parrot got stuck in the lift by the tills',
  ],
  ['who did better than she', 'she handled it better than me'],
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

  it('her line comes back turned to her, twice in a row at most', () => {
    const acks = talk(['just listen', ...told]).map(({ ack }) => ack)
    expect(acks[1]).toMatch(/^You used to run a cafe in town\. /)
    expect(acks[2]).toMatch(/^You knew the names of them all\. /)
    expect(acks[3]).not.toContain('You made')
    expect(acks[4]).toMatch(/^You swept the floor at five\. /)
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
  expect(reflection('i do everything and im nobody')).toBeUndefined()
  expect(reflection('15. boy. wont talk')).toBeUndefined()
})
