import { afterAll, describe, expect, test } from 'vitest'
import { factsAsked } from '#guide/facts/facts-asked.ts'
import { besideThanks } from '#guide/line/after-thanks.ts'
import { isGoodbye } from '#guide/line/goodbyes.ts'
import { assess } from '#reading/safety/assess.ts'
import { isAnswered } from '#server/features/insights/is-answered.ts'
import { ask } from '#server/testing/ask-companion.ts'
import { countSteps, type KnownSteps } from '#server/testing/expression-steps.ts'
import { checkPiece } from './check-piece.ts'
import { cleanText } from './clean-text.ts'
import { threadTitle } from './thread-title.ts'

/** What is read of a text that is so many times as long may take so many times the steps, and no more. */
const longer = 4
const mostGrowth = 6
/** Too few to compare: a short text may be refused before all of it is read. */
const fewSteps = 5000

/** Words, letters and marks that come again and again, and texts that almost are what an expression looks for. */
const pieces = [
  ...[
    'fast ',
    'sound ',
    'are ',
    'both finally ',
    'a ',
    'the same ',
    'have ',
    'i just ',
    'can just ',
    'hate to ',
  ],
  ...[
    'the ambulance is ',
    'poisons said its ',
    'he is now ',
    'should i tell ',
    'do you think he ',
    'off to x ',
  ],
  ...['are you really ', 'who are you ', 'bye night ', 'must go get x ', 'thanks again ', 'ok ', 'hes is a '],
  ...[
    'a',
    'ha',
    'q',
    '1',
    '1,',
    '9 ',
    '!',
    '. ',
    ' ',
    '\n',
    '\t ',
    '-',
    'a-',
    '*',
    'a*',
    '"',
    '" a',
    "'",
    "'a ",
    ' ‘',
    '{',
    '<a',
    '@',
  ],
  ...['a@', 'a.', '0 ', '• ', '\n• ', '`', '#', '🤷', 'ﷺ', 'é', '7s1', 'k i ', 'k*l '],
  ...[
    'not ',
    'not going to ',
    'asked me if ',
    'scared that i might ',
    'years ago ',
    'want to want to ',
    'i want to ',
    'kill ',
  ],
  ...[
    'I hear you. ',
    'I hear you, ',
    'oh and but ',
    'It is fine, and ',
    "don't leave ",
    "'mine used to ",
    'mine said ',
    'que ',
  ],
  ...[
    'take some more ',
    'eat in an eight ',
    'my own little ',
    'lose a few ',
    'i love ',
    'ignoring my rules ',
  ],
]

const readings: Record<string, (text: string) => unknown> = {
  'the safety engine': (text) => assess(text),
  'the companion': (text) => ask(text),
  'the companion beside a card': (text) =>
    ask(text, { safetyLevel: 'crisis', safetyCard: 'crisis-violence', ownLevel: 'none' }),
  'a goodbye': (text) => isGoodbye(text),
  'a thank-you': (text) => besideThanks(text),
  'a reply of a model': (text) =>
    checkPiece({ part: 'ack', text }, { before: text, isQuoted: false, given: '' }),
  'a question of fact': (text) => factsAsked({ text, before: text }),
  'stock words': (text) => cleanText(text),
  'a title': (text) => threadTitle(text),
  'an answer of the weekly reset': (text) => isAnswered(text),
}

/** Of the piece at hand: the readings ask many of the same expressions. */
const known: KnownSteps = new Map()

describe.each(pieces)('a text of %j', (piece) => {
  afterAll(() => known.clear())

  test.each(Object.entries(readings))('takes steps in proportion as %s', (_, read) => {
    const stepsAt = (letters: number) =>
      countSteps(() => read(`${piece.repeat(letters / piece.length)}x`), known)
    const short = stepsAt(400)
    for (const [expression, steps] of stepsAt(400 * longer))
      expect(steps, expression).toBeLessThanOrEqual(
        Math.max(short.get(expression) ?? 0, fewSteps) * mostGrowth,
      )
  })
})
