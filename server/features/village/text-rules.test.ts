import { expect, test } from 'vitest'
import { countSteps } from '#server/testing/expression-steps.ts'
import { hasLink, warningsIn } from './text-rules.ts'

const kindsOf = (text: string) => [...(hasLink(text) ? ['link'] : []), ...warningsIn(text)]

test.each([
  'look at www.example.org',
  'see example.com.au',
  'https://a.b',
  'it is all on example dot com',
  'example (dot) org has a chart',
  'go to e x a m p l e dot c o m',
  'hxxp://example[.]net/chart',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'еxample.соm',
  'exam\u200bple.c\u200bom',
  'example . com',
  'short.ly/abc',
  'shop.example.com/sale',
])('%j leads out of the Village', (text) => {
  expect(hasLink(text)).toBe(true)
})

test.each([
  'She slept.Then she woke. Really...no',
  'mail ana@example.com',
  'e.g. a bath, i.e. warm water',
  'born at 3.45 a.m./p.m., I forget',
  'We dot the i and cross the t',
])('%j does not', (text) => {
  expect(hasLink(text)).toBe(false)
})

test.each([
  ['my number is +61 412 345 678', ['phone']],
  ['call 03 9876 5432 after lunch', ['phone']],
  ['oh four one two, three four five, six seven eight', ['phone']],
  ['zero four double one double two triple three four', ['phone']],
  ['0️⃣4️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣', ['phone']],
  ['text o412 345 678', ['phone']],
  ['write to ana at example dot com', ['link']],
  ['ana@example.com', ['email']],
  ['ana [at] example [dot] com', ['email']],
  ['it is ana.b at gmail', ['email']],
  ['we are at 4/22 Wattle Rd', ['address']],
  ['come by, 9 bottlebrush crescent', ['address']],
  ['write to PO Box 12, Bega', ['address']],
  ['-36.6742, 149.8427 is us', ['address']],
  ['he lives on Bottlebrush Street', ['address']],
  ['ours is the green house opposite the bakery, come over', ['address']],
  ['selling our cot, $40 ono', ['selling']],
  ['Highchair, hardly used, thirty bucks', ['selling']],
  ['I have two spots left for my sleep course, $99', ['selling']],
  ['Use my code ANA10 for 10% off', ['selling']],
  ['Be your own boss, no experience needed', ['selling']],
  ['Please chip in if you can, the gofundme is for my brother', ['selling']],
  ['message me on insta if you like', ['off-platform']],
  ['I am on telegram as nightowl.ana', ['off-platform']],
  ['nightowl_ana, same name on tiktok', ['off-platform']],
  ['link in my bio', ['off-platform']],
  ['drop your snaps, ladies', ['off-platform']],
])('%j brings %j', (text, kinds) => {
  expect(kindsOf(text)).toEqual(kinds)
})

test.each([
  'I rang Lifeline on 13 11 14 and PANDA on 1300 726 306, or 1800 882 436. In danger it is 000',
  'she was 3.2 kg at 38 weeks and 2 days, born 12.03.2026 at 04:15, 4120 grams',
  'She fed at 0130, 0430 and 0730, then 10.15, 1.45, 3.10 and 5.05',
  'One, two, three, four, five, I count and breathe',
  'it is a 3 hour drive, then 10 minutes on the road',
  'We moved to a bigger place across the road and I know nobody',
  'We live next to a primary school, so mornings are loud',
  'He works in the city and drives 40 minutes each way',
  'I sold the pram and cried. It cost me $300 and he used it twice',
  'Ours paid $145 a day for daycare, is that normal?',
  'Is $60 a session normal for a physio?',
  'We bought a second hand cot for $50, is it safe?',
  'I went back to work and the money is gone by Tuesday',
  'My friend started a business from home and I cannot even wash my hair',
  'he never tells me anything',
  'He hit me on the arm and I am scared',
  'She called me on the phone and yelled',
  'He is on instagram while I do the dishes',
  'The mothers group has a WhatsApp group and I am not in it',
  '@Bea I feel you, same here',
  'Any mums here with twins? I need hope',
])('%j is hers to say', (text) => {
  expect(kindsOf(text)).toEqual([])
})

/** What is read of a text that is so many times as long may take so many times the steps, and no more. */
const longer = 4
const mostGrowth = 6
const fewSteps = 5000

test.each([
  ...[
    'a',
    'a ',
    '1',
    '1 ',
    '. ',
    '.',
    '@a',
    'a.',
    'a-',
    '0 ',
    '/a',
    'o',
    ' dot ',
    'four ',
    'call me ',
    '$1 ',
    '12 ab street ',
  ],
  ...[
    'my ',
    'i do ',
    'in the ',
    'at an ab place ',
    'opposite the ',
    'got a ',
    'anyone want a ',
    'come on my ',
    'two hundred and ',
  ],
])('steps grow with a text of %j, and no faster', (piece) => {
  const read = (letters: number) =>
    countSteps(() => kindsOf(`${piece.repeat(Math.ceil(letters / piece.length))}x`))
  const short = read(400)
  for (const [expression, steps] of read(400 * longer))
    expect(steps, expression).toBeLessThanOrEqual(Math.max(short.get(expression) ?? 0, fewSteps) * mostGrowth)
})
