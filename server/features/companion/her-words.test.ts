import { expect, test } from 'vitest'
import { keyPhrase, mayQuote } from './her-words.ts'

test.each([
  ['hes up again. third time since 11', 'third time since 11'],
  ['mil turned up again without calling', 'turned up again without calling'],
  ['had a coffee by myself lol', 'a coffee by myself'],
  ['my husband is snoring like nothing is happening', 'snoring like nothing is happening'],
  ['three loads of washing today', 'three loads of washing'],
  ['i love them but i miss being a person', 'i miss being a person'],
  ['ok. my partner says she means well, apparently', 'my partner says she means well'],
  ['so i sang to her, and she OPENED her eyes!!', 'she OPENED her eyes'],
])('%s: says back “%s”', (text, phrase) => {
  expect(keyPhrase(text)).toBe(phrase)
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
  'nothing but washing',
])('%j: has nothing to say back', (text) => {
  expect(keyPhrase(text)).toBeNull()
})

test('what is said back stands in her line, in two to nine words, without marks around it', () => {
  const texts = [
    'He moved the candle, and i wanted to throw the rice at the wall; nobody even looked up from the telly the whole time we sat there',
    '“everyone says” it gets easier, "they" never say when...',
    'cant sleep (again) because the neighbours dog barks - all night',
  ]
  for (const text of texts) {
    const phrase = keyPhrase(text) ?? ''
    expect(text.replace(/[“”"]/g, '')).toContain(phrase)
    expect(phrase.split(' ').length).toBeGreaterThanOrEqual(2)
    expect(phrase.split(' ').length).toBeLessThanOrEqual(9)
    expect(phrase).toMatch(/^[\p{L}\p{N}].*[\p{L}\p{N}]$/u)
  }
})

test.each([
  ['none', undefined, true],
  ['support', undefined, false],
  ['support', 'none', true],
  ['support', 'support', false],
  ['crisis', 'none', false],
  ['emergency', 'none', false],
] as const)(
  'under %s, with a line of level %s, her words may be said back: %s',
  (safetyLevel, ownLevel, may) => {
    expect(mayQuote({ safetyLevel, ...(ownLevel && { ownLevel }) })).toBe(may)
  },
)
