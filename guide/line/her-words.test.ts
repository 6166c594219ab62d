import { expect, test } from 'vitest'
import { mayQuote, tellingThought } from './her-words.ts'

test.each([
  ['hes up again. i never got back to sleep', 'i never got back to sleep', false],
  ['i love them but i miss being a person', 'i miss being a person', false],
  ['ok. i rang my partner at work, apparently', 'i rang my partner at work', false],
  ['so i SANG the dummy song, and she opened her eyes!!', 'i SANG the dummy song', false],
  ['i did three loads of washing today lol', 'i did three loads of washing today', true],
])('%s: says “%s”', (text, thought, isAll) => {
  expect(tellingThought(text)).toEqual({ thought, isAll })
})

test.each([
  ['half a thought', 'drowsy but awake is a myth that was thought up by people who hate mums'],
  ['a thought that goes on', 'i bawled because her brother never got to'],
  ['a question without its mark', 'ok now im here, is it bad if it just stops'],
])('%s is not said back', (_, text) => {
  expect(tellingThought(text)?.thought ?? '').not.toMatch(/hate mums|never got|is it bad/)
})

test.each([
  '',
  'yes',
  'ok',
  '5',
  '???',
  '😭😭',
  'you gave me rubbish advice',
  'fuck this shit',
  'ring me on 0412345678',
  'mail ana@example.org',
  'hes 7 months and the kitchen is cold',
  'i still cant tell if i miss the old street',
  'she said "i miss the old street. i really miss it" and left',
  'i lie there and i worry is he even happy',
  'i was going to ring my sister but...',
])('%j: has nothing to say back', (text) => {
  expect(tellingThought(text)).toBeNull()
})

test('what is said back stands in her line, in three to nine words, without marks around it', () => {
  const texts = [
    'He moved the candle, and i wanted to throw the rice at the wall; nobody even looked up from the telly the whole time we sat there',
    '“everyone says” it gets easier. - i never get a hot dinner these days!!',
    '(i cant sleep again) because the neighbours dog barks - all night',
  ]
  for (const text of texts) {
    const phrase = tellingThought(text)?.thought ?? ''
    expect(text.replace(/[“”"]/g, '')).toContain(phrase)
    expect(phrase.split(' ').length).toBeGreaterThanOrEqual(3)
    expect(phrase.split(' ').length).toBeLessThanOrEqual(9)
    expect(phrase).toMatch(/^[\p{L}\p{N}].*[\p{L}\p{N}]$/u)
  }
})

test.each([
  ['none', undefined, 'low', true],
  ['support', undefined, 'low', false],
  ['support', undefined, 'plain', true],
  ['support', 'none', 'low', true],
  ['support', 'support', 'blame', false],
  ['crisis', 'none', 'plain', false],
  ['emergency', 'none', 'plain', false],
] as const)(
  'under %s, with a line of level %s and kind %s, her words may be said back: %s',
  (safetyLevel, ownLevel, kind, may) => {
    expect(mayQuote({ safetyLevel, ...(ownLevel && { ownLevel }) }, kind)).toBe(may)
  },
)
