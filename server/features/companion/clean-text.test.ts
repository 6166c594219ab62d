import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { besideTheCardEntries } from '#content/companion/beside-the-card.ts'
import { continuations } from '#content/companion/continuations.ts'
import { library } from '#content/companion/library.ts'
import { modeFallbackEntries } from '#content/companion/mode-fallbacks.ts'
import { sosEntries } from '#content/companion/sos.ts'
import { parentingAdvice, sympathyOpeners } from '#content/companion/stock-phrases.ts'
import { cleanText } from './clean-text.ts'

test.each([
  ["I'm sorry you're going through this. Nights like that are long.", 'Nights like that are long.'],
  ['I’m so sorry you’re going through this, nights like that are long.', 'Nights like that are long.'],
  ['I am really sorry to hear that! Warm milk, then bed.', 'Warm milk, then bed.'],
  ['I hear you, mama. Nobody slept.', 'Nobody slept.'],
  ['Oh, I hear you — two hours is not a night.', 'Two hours is not a night.'],
  ['That sounds really hard, and you did it alone.', 'You did it alone.'],
  ["It's completely understandable. You've got this!", ''],
  ['Put the kettle on. Remember, this too shall pass. Then sit.', 'Put the kettle on. Then sit.'],
  ['Sit down.\n• Sleep when the baby sleeps.\n• Drink some water.', 'Sit down.\n• Drink some water.'],
  ["I'm sorry to hear that. I hear you. That sounds tough. Start with tea.", 'Start with tea.'],
])('takes stock words out of %j', (given, expected) => {
  expect(cleanText(given)).toBe(expected)
})

test.each([
  'That sounds exhausting.',
  'That sounds absolutely overwhelming!',
  'That sounds like a lot.',
  'Oh, that sounds so frustrating.',
  'It sounds incredibly stressful right now.',
  'That must feel really lonely.',
  'You’re not alone.',
  'You are not alone in feeling this way.',
  'It makes sense that you feel this way.',
  'It makes total sense to feel this way.',
  "It's okay to not be okay.",
  'It is completely normal to feel like this.',
  "I'm so sorry you're dealing with all of this.",
  'I am sorry that you are going through this.',
  'Thank you for trusting me with this.',
  'Be gentle with yourself.',
  'Remember to be kind to yourself today.',
  'They are only little once.',
  'Every child is different, and that is okay.',
  'You are doing an amazing job, mama.',
])('a stock sentence as a model writes it leaves nothing: %j', (text) => {
  expect(cleanText(text)).toBe('')
})

test.each([
  [
    'Every child is different, so what worked for her may not work for him.',
    'What worked for her may not work for him.',
  ],
  ['Trust your instincts, but ring the nurse if the fever stays.', 'Ring the nurse if the fever stays.'],
  ["You're not alone, and the tea is still warm.", 'The tea is still warm.'],
])('of %j what is her own stays', (given, expected) => {
  expect(cleanText(given)).toBe(expected)
})

test.each([
  'You do not have to enjoy every moment.',
  'I hear you were up at two, and again at four.',
  'I hear your mother-in-law is staying.',
  'Nobody told you that every baby is different from the one in the book.',
  'That sounds hard to do with one hand.',
  'It takes a village hall full of people to get her into shoes.',
  "I'm sorry I got that wrong.",
  'You are not alone with her tonight: your mum is in the next room.',
  'That sounds like a lot of washing for one machine.',
  'It makes sense to feed her first.',
  'Be gentle with the plaster, it pulls.',
  '',
])('leaves %j alone', (text) => {
  expect(cleanText(text)).toBe(text)
})

test('takes every phrase out, whatever its case and apostrophes', () => {
  for (const phrase of [...sympathyOpeners, ...parentingAdvice])
    for (const written of [`${phrase}.`, phrase.toUpperCase(), `${phrase.replaceAll("'", '’')}!`])
      expect(cleanText(`${written} `), written).toBe('')
})

describe('the words people wrote for the companion', () => {
  const entries = [
    ...library,
    ...continuations,
    ...modeFallbackEntries,
    ...sosEntries,
    ...besideTheCardEntries,
  ]
  test('hold no stock phrase', () => {
    for (const entry of entries)
      for (const text of [...entry.ack, ...entry.steps, ...entry.alternateSteps, entry.question])
        expect(cleanText(text), entry.id).toBe(text)
  })
})

test('cleaning twice is cleaning once, and words between stock phrases stay', () => {
  const stock = fc.constantFrom(...sympathyOpeners, ...parentingAdvice).map((phrase) => ({ phrase, own: '' }))
  const own = fc
    .constantFrom('Tea first', 'Then bed', '3 am', 'Sit')
    .map((word) => ({ phrase: word, own: word }))
  fc.assert(
    fc.property(fc.array(fc.oneof(stock, own)), (sentences) => {
      const once = cleanText(sentences.map(({ phrase }) => `${phrase}.`).join(' '))
      expect(cleanText(once)).toBe(once)
      expect(once).toBe(sentences.flatMap((sentence) => (sentence.own ? `${sentence.own}.` : [])).join(' '))
    }),
  )
})
