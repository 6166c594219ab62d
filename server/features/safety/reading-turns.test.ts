import { expect, test } from 'vitest'
import { readInTurn } from './reading-turns.ts'

test('of many readings that wait, one is done in each turn of the event loop, the most urgent first, then the oldest', async () => {
  const done: string[] = []
  const read = (what: Parameters<typeof readInTurn>[0], since: number) =>
    readInTurn(what, since, () => {
      setImmediate(() => done.push('a turn'))
      done.push(`${what} ${since}`)
    })
  await Promise.all([
    ...[read('quick reply', 9), read('more words', 2), read('first words', 4), read('message', 8)],
    ...[read('more words', 1), read('first words', 3), read('message', 7)],
  ])
  // The first was begun before the others were there.
  expect(done.filter((entry) => entry !== 'a turn')).toEqual([
    ...[
      'quick reply 9',
      'message 7',
      'message 8',
      'first words 3',
      'first words 4',
      'more words 1',
      'more words 2',
    ],
  ])
  expect(done.slice(0, 4)).toEqual(['quick reply 9', 'a turn', 'message 7', 'a turn'])
})

test('who has waited far longer goes before what is more urgent, and SOS before all', async () => {
  const done: string[] = []
  const read = (what: Parameters<typeof readInTurn>[0], since: number) =>
    readInTurn(what, since, () => void done.push(`${what} ${since}`))
  const now = 600_000
  await Promise.all([
    ...[read('message', now), read('first words', now), read('message', now + 1), read('quick reply', 0)],
    ...[read('more words', now - 1999), read('more words', now - 2001)],
  ])
  expect(done).toEqual([
    ...['message 600000', 'quick reply 0', 'message 600001', 'more words 597999', 'first words 600000'],
    'more words 598001',
  ])
})

test('a reading that fails is told of, and the next is done', async () => {
  const failed = readInTurn('message', 1, () => {
    throw new Error('not to be read')
  })
  const next = readInTurn('message', 2, () => 'read')
  await expect(failed).rejects.toThrow('not to be read')
  expect(await next).toBe('read')
})
