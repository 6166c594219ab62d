import { expect, test } from 'vitest'
import { readReply, storeReply } from './stored-reply.ts'

const parts = {
  entryId: 'nights',
  ack: 'Ah.',
  block: 'Hi',
  steps: ['Sit.'],
  question: 'How long?',
  options: ['Weeks'],
}
const blank = { entryId: '', ack: '', block: '', steps: [], question: '', options: [] }

test('what is stored is read back, with its version and without one', () => {
  expect(readReply(JSON.parse(storeReply(parts)))).toEqual(parts)
  expect(readReply(parts)).toEqual(parts)
})

test.each([
  [
    { ack: 'Ah.', steps: 'Sit.' },
    { ...blank, ack: 'Ah.' },
  ],
  [
    { ...parts, question: null, options: ['Weeks', 3] },
    { ...parts, question: '' },
  ],
  [null, blank],
  ['x', blank],
])('of %j all is read that can be', (stored, found) => expect(readReply(stored)).toEqual(found))
