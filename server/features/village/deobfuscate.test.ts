import { expect, test } from 'vitest'
import { deobfuscate } from './deobfuscate.ts'

test.each([
  ['Example DOT com', 'example.com'],
  ['example dot com dot au forward slash sleep', 'example.com.au/sleep'],
  ['c o m', 'com'],
  ['ana [at] example [dot] com', 'ana@example.com'],
  ['o4l2 345 678', '0412 345 678'],
  ['oh four twenty one, double three nine', '0421339'],
  ['four hundred, triple two', '400222'],
  ['zero four hundred, triple two', '0400222'],
  ['one of the two', 'one of the two'],
  ['ｗｗｗ．ｅxample．ｃｏｍ', 'www.example.com'],
  ['ana underscore b', 'ana_b'],
  ['We’re here,\n\n  twice  over', 'were here,\ntwice over'],
])('%j is read as %j', (text, plain) => {
  expect(deobfuscate(text)).toBe(plain)
})

const pieces =
  'dot|d0t|d o t| |.| |-|com|c o m|c0m|o|oh|zero|four|double|twenty|hundred|l|1|0|4|slash|/|forward slash|at|@|(dot)|[at]|[.]|hxxp|:|[:]|underscore|_|dub|double u|me|ly|a|b|\u200b|е|İ|\n|  |½|(|)|…|net|,|x|*|h**p|ﬁ|‘|°'.split(
    '|',
  )

test('what is unmasked stays as it is', () => {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * below)
  }
  for (let turn = 0; turn < 20_000; turn += 1) {
    const text = Array.from({ length: 1 + next(9) }, () => pieces[next(pieces.length)]).join('')
    const once = deobfuscate(text)
    expect(deobfuscate(once), JSON.stringify(text)).toBe(once)
  }
})
