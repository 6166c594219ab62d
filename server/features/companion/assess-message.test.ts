import { expect, test } from 'vitest'
import { type CardId, calm, isGrave } from '#contract/safety.ts'
import { readChatLine } from '#reading/safety/assess.ts'
import { noticeOfCard } from '#server/features/safety/notice.ts'
import { assessMessage } from './assess-message.ts'

const say = (card: CardId, text: string, before: string[], heldCard: CardId | null = null) =>
  assessMessage({ safety: noticeOfCard(card), heldCard, safeFrom: [] }, text, readChatLine(text), before)

const ordinary = ['34 weeks and my hands itch', 'so what can they do about it']

test.each([
  ['emergency-medical', 'oh come on nobody is dying. i rang the ward, they said come in at 8'],
  ['emergency-medical', 'its not an emergency'],
  ['emergency-friend', 'stop it with the 000, shes fine'],
] as const)('a card that no plain words called for: %s goes by: %s', (card, text) => {
  expect(say(card, text, ordinary)).toMatchObject({ takesBack: card, found: calm })
})

test.each([
  ['crisis-suicide', 'what?? no. im fine. i meant if i stopped cooking'],
  ['emergency-baby', 'nobody is hurt'],
  ['emergency-psychosis', 'no ones ill, stop with the cards'],
  [
    'crisis-violence',
    'what?? its my 3 year old. hes cross with me because i was away at work. nobody is dangerous',
  ],
  ['emergency-medical', 'im not tapping anything. im fine, i just want my tea'],
] as const)('%s: after %s she is asked', (card, text) => {
  expect(say(card, text, ordinary)).toMatchObject({ takesBack: card, found: { ...calm, softLine: card } })
})

test.each([
  ['in plain words', ['he held a knife to my throat']],
  ['in another language', ['quiero morir']],
  ['perhaps before what is read again', Array(8).fill('ok')],
] as const)('where she had said it %s she is asked', (_how, before) => {
  expect(say('crisis-violence', 'nobody is hurt', [...before])).toMatchObject({
    takesBack: 'crisis-violence',
    found: { ...calm, softLine: 'crisis-violence' },
  })
})

test.each([
  ['she tapped that she is not safe', ordinary, 'crisis-violence', 'nobody is hurt'],
  ['she says it beside something grave', ordinary, null, 'nobody is hurt. i want to kill myself tonight'],
  ['she takes it back in the same breath', ordinary, null, 'nobody is hurt yet'],
  ['it is his word', ordinary, null, 'he says its not an emergency and wont drive me'],
  ['what she tells beside it may be grave', ordinary, null, 'i was happy before he started hitting me'],
  ['she says something else', ordinary, null, 'can i wait til the morning'],
] as const)('the card stays: %s', (_why, before, held, text) => {
  expect(say('crisis-violence', text, [...before], held).takesBack).toBeNull()
})

test('what may be somebody else’s danger has the card for that', () => {
  const said = say('emergency-life', 'im fine. not me, my friend took them', ordinary)
  expect(said.found.cardId).toBe('emergency-friend')
})

test.each([
  ['emergency-pregnancy', 'no one is dying. baby just hasnt moved since yesterday'],
  ['emergency-poison', 'its not an emergency is it? he only had two of nans tablets'],
  ['emergency-medical', 'im not bleeding anymore but i feel like im floating and cold'],
  ['emergency-medical', 'hes not sick hes blue'],
  ['emergency-friend', 'nobody needs an ambulance she says, just sleep'],
] as const)('%s stays beside %s', (card, text) => {
  expect(say(card, text, ordinary).takesBack).toBeNull()
})

const asked = (card: CardId, text: string) =>
  assessMessage(
    { safety: { ...calm, level: 'support', softLine: card }, heldCard: null, safeFrom: [] },
    text,
    readChatLine(text),
    ordinary,
  )

test.each([
  ['crisis-suicide', 'no hotline. i have a plan and a date'],
  ['crisis-suicide', 'dont need a card, need a rope'],
  ['emergency-medical', 'not an emergency, chest pain since lunch'],
] as const)('%s stays where she refuses it and says more: %s', (card, text) => {
  expect(say(card, text, ordinary).takesBack).toBeNull()
})

test.each([
  'i dont need an ambulance, he is blue',
  'nobody wants to die, i do though',
  'stop asking, im saying goodbye',
  'why do you ask if im safe, because im not',
])('what is grave beside a protest is heard: %s', (text) => {
  const { found } = asked('crisis-violence', text)
  expect(found.softLine ?? found.cardId).not.toBeNull()
})

test.each([
  'why would u ask if im safe, a bus stop is all i missed',
  'nobody is dying. my kid wakes at 2 to talk about dinosaurs',
])('a protest is no sign of anything: %s', (text) => {
  const { found } = asked('crisis-violence', text)
  expect(found.softLine).toBeNull()
  expect(isGrave(found.level)).toBe(false)
})
