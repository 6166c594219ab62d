// What somebody typed, less what keeps a machine from seeing it: 'bit dot ly', 'c o m', 'hxxp', 'oh four nine one', letters of other alphabets
// that look like ours. Only the rules of the house read it, and none of it is kept.

const lookalikes: ReadonlyMap<string, string> = new Map([
  ...zipped('авекмнорстухіѕјԁ', 'abekmhopctyxisjd'),
  ...zipped('αεικνορτυχ', 'aeiknoptux'),
  ...zipped('ıł。•·∙●‐‑‒–—−', 'il.....------'),
])

function zipped(from: string, to: string): [string, string][] {
  return [...from].map((letter, at) => [letter, to[at] ?? letter])
}

const units = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
const numbers: ReadonlyMap<string, string> = new Map([
  ...`${units} sixteen seventeen eighteen nineteen`
    .split(' ')
    .map((word, at): [string, string] => [word, String(at)]),
  ...['oh', 'o', 'nil', 'nought'].map((word): [string, string] => [word, '0']),
  ['hundred', '00'],
])
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const times: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
])
const numeral = `(?:${[...numbers.keys(), ...tens, ...times.keys()].join('|')}|\\d{1,12})`
/** Three or more of them one after the other; a count of two or three things has other words between. */
const saidNumber = new RegExp(`(?<![a-z0-9])${numeral}(?:[ ,.-]{1,3}${numeral}){2,}(?![a-z0-9])`, 'g')

function inDigits(said: string): string {
  if (!/[a-z]/.test(said)) return said
  let digits = ''
  let ten = ''
  let repeat = 1
  for (const word of said.split(/[ ,.-]+/)) {
    const isTen = tens.includes(word)
    const unit = numbers.get(word) ?? word
    if (ten && (isTen || unit.length !== 1 || unit === '0')) {
      digits += `${ten}0`
      ten = ''
    }
    if (isTen) ten = String(tens.indexOf(word) + 2)
    else if (times.has(word)) repeat = times.get(word) ?? 1
    else {
      digits += ten + unit.repeat(repeat)
      ten = ''
      repeat = 1
    }
  }
  return ten ? `${digits}${ten}0` : digits
}

/** After a dot that was said as a word, or stands alone. */
const ending =
  '(?:c[o0]m|net|org|info|shop|store|site|online|link|app|io|au|nz|uk|co|club|blog|biz)(?![a-z0-9])'
const steps: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\p{M}|\p{Cf}|['’‘`´]/gu, ''],
  [/\P{ASCII}/gu, (letter) => lookalikes.get(letter) ?? letter],
  [/\s+/g, (space) => (space.includes('\n') ? '\n' : ' ')],
  [/ ?underscore ?/g, '_'],
  // 'c o m' and '0 4 1 2'.
  [/(?<![a-z0-9])[a-z0-9](?:[ *-][a-z0-9]){2,}(?![a-z0-9])/g, (spaced) => spaced.replace(/[^a-z0-9]/g, '')],
  // 'o4l2'.
  [
    /(?<![a-z0-9])(?=[ol]{0,12}\d)[\dol]{3,14}(?![a-z0-9])/g,
    (digits) => digits.replace(/o/g, '0').replace(/l/g, '1'),
  ],
  [saidNumber, inDigits],
  [/ ?[[({<] ?(?:d[o0]t|\.) ?[\])}>] ?/g, '.'],
  [/ ?[[({<] ?(?:at|@) ?[\])}>] ?/g, '@'],
  [/\[:\]/g, ':'],
  [/h(?:xx|\*\*)p/g, 'http'],
  [/(?<![a-z])(?:dub ?|double ?u ?){3}/g, 'www.'],
  [new RegExp(` ?d[o0]t ?(?=${ending})`, 'g'), '.'],
  [/ ?d[o0]t ?(?=(?:me|ly|gg|ee) ?(?:\/|slash))/g, '.'],
  [/(?<=[a-z0-9]) ?[.,] ?(?=(?:c[o0]m|org)(?![a-z0-9]))/g, '.'],
  [/\.c0m(?![a-z0-9])/g, '.com'],
  [/(?<=\.(?:com|au|me|ly|gg|ee|co|net|org)) ?(?:\/|(?:forward )?slash) ?/g, '/'],
]

/** A text in small letters without its disguises. What is unmasked already stays as it is. */
export const deobfuscate = (text: string): string =>
  steps.reduce(
    (read, [sign, plain]) =>
      typeof plain === 'string' ? read.replace(sign, plain) : read.replace(sign, plain),
    text.normalize('NFKD').toLowerCase(),
  )
