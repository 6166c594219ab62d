import { expect, test } from 'vitest'
import { isAnswered } from './is-answered.ts'

test.each([
  ...[
    '',
    '  ',
    '-',
    '—',
    '?',
    '...',
    'n/a',
    'N/A',
    'nil',
    'none',
    'Nothing',
    'nothing.',
    'NOTHING!!',
    'nothing really',
  ],
  ...[
    'Honestly, nothing',
    'absolutely nothing at all',
    'nothing this week',
    'not much',
    'Not that much tbh',
    'idk',
  ],
  ...[
    'No idea',
    'no idea, nothing really',
    'i don’t know',
    "I honestly don't know",
    'dunno',
    'not sure yet',
    'Hmm…',
  ],
  ...[
    'nope',
    'no',
    'can’t think of anything',
    'Nothing - no idea',
    'nothing 🤷🏽‍♀️',
    '🤷',
    ':(',
    '¯\\_(ツ)_/¯',
    'bugger all',
  ],
])('says nothing: %s', (answer) => {
  expect(isAnswered(answer)).toBe(false)
})

test.each([
  ...[
    'tea',
    'A walk',
    'sleep!',
    '☕',
    '2 naps',
    'nothing but a walk',
    'Nothing, apart from tea with Bea',
    'no screens',
  ],
  ...[
    'not much, but the beach was good',
    'idk maybe sleep',
    'No idea. Sunshine?',
    'Nothing planned',
    'all of it',
  ],
  ...[
    'time to be on my own',
    'a quiet week',
    'saying no',
    'Unsure - a swim?',
    'صلاة',
    '睡觉',
    'More of the same',
  ],
])('says something: %s', (answer) => {
  expect(isAnswered(answer)).toBe(true)
})
