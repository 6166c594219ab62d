import { expect, test } from 'vitest'
import { readInTurn } from './reading-turns.ts'

test('of many readings that wait, one is done in each turn of the event loop, the most urgent first', async () => {
  const done: string[] = []
  const read = (what: Parameters<typeof readInTurn>[0]) =>
    readInTurn(what, () => {
      setImmediate(() => done.push('a turn'))
      done.push(what)
    })
  await Promise.all([
    ...[read('quick reply'), read('more words'), read('first words'), read('message')],
    ...[read('first words'), read('message')],
  ])
  // The first was begun before the others were there.
  expect(done.filter((entry) => entry !== 'a turn')).toEqual([
    ...['quick reply', 'message', 'message', 'first words', 'first words', 'more words'],
  ])
  expect(done.slice(0, 4)).toEqual(['quick reply', 'a turn', 'message', 'a turn'])
})

test('a reading that fails is told of, and the next is done', async () => {
  const failed = readInTurn('message', () => {
    throw new Error('not to be read')
  })
  const next = readInTurn('message', () => 'read')
  await expect(failed).rejects.toThrow('not to be read')
  expect(await next).toBe('read')
})
