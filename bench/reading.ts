import { answerWithoutModel } from '#guide/guide.ts'
import type { CompanionQuestion } from '#guide/question.ts'
import { assess } from '#reading/safety/assess.ts'
import { checkPiece } from '#server/features/companion/check-piece.ts'
import { messages } from '#server/testing/companion-messages.ts'

const rounds = 20
const texts = messages.map(([text]) => text)
const long = texts.join(' ')

const question = (text: string): CompanionQuestion => ({
  text,
  history: [],
  state: null,
  lossMode: false,
  youToday: null,
  isSOS: false,
  safetyLevel: 'none',
  safetyCard: null,
  recentEntryIds: [],
  turns: 0,
  localHour: 3,
  mode: null,
})

/** Prints the median and the 99th percentile of a call, in milliseconds, after a round to warm up. */
function time(name: string, call: (text: string, round: number) => unknown, inputs: readonly string[]): void {
  for (const text of inputs) call(text, rounds)
  const times: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const text of inputs) {
      const start = performance.now()
      call(text, round)
      times.push(performance.now() - start)
    }
  times.sort((one, other) => one - other)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2).padStart(8)
  process.stdout.write(`${name.padEnd(44)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms\n`)
}

// A number makes each a text that was not read before: what was read lately is not read anew.
time('safety, a message', (text, round) => assess(`${text} ${round}`), texts)
for (const length of [8000, 20_000])
  time(`safety, ${length} characters`, (text) => assess(text), [long.repeat(5).slice(0, length)])
/** Texts that expressions almost find, again and again: what takes longest to read of all that can be sent. */
const nearMisses = [
  ...[
    'fast ',
    'i just ',
    'the same ',
    'who are you ',
    'not going to want to ',
    'I hear you, ',
    '1,',
    'a-',
    '!',
    '\n',
    'k*l ',
  ],
  ...['a', 'qxz'],
]
for (const length of [8000, 20_000]) {
  const worst = nearMisses.map((piece) => piece.repeat(length).slice(0, length))
  time(`safety, near misses of ${length} characters`, (text) => assess(text), worst)
  time(`companion, near misses of ${length} characters`, (text) => answerWithoutModel(question(text)), worst)
  time(
    `reply check, near misses of ${length} characters`,
    (text) => checkPiece({ part: 'ack', text }, { before: '', isQuoted: false, given: '' }),
    worst,
  )
}
const longestRead = nearMisses.map((piece) => piece.repeat(1000).slice(0, 1000))
time(
  'reply check, near misses of 1000 characters',
  (text) => checkPiece({ part: 'ack', text }, { before: '', isQuoted: false, given: '' }),
  longestRead,
)
time('companion, a message', (text) => answerWithoutModel(question(text)), texts)
time(
  'companion, a message and all others behind it',
  (text) => answerWithoutModel(question(text)),
  texts.map((text) => `${text} ${long}`.slice(0, 8000)),
)
