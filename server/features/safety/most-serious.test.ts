import { expect, test } from 'vitest'
import { mostSerious } from './most-serious.ts'

test('of many texts one is read in each turn of the event loop, so that nobody else waits for all of them', async () => {
  let turns = 0
  let isRead = false
  const count = () => {
    turns++
    if (!isRead) setImmediate(count)
  }
  setImmediate(count)
  const texts = ['so tired', 'loves dogs', 'they would all be better off without me', 'peanuts']
  expect(await mostSerious(texts)).toMatchObject({ level: 'crisis', certainty: 'explicit' })
  isRead = true
  expect(turns).toBeGreaterThanOrEqual(texts.length - 1)
})
