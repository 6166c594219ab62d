import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { refetch } from './refetch.ts'

afterEach(() => queryClient.clear())

/** A query that a screen shows, and each of its readings, which end when they are told to. */
function shown(queryKey: string[]) {
  const readings: PromiseWithResolvers<number>[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      const reading = Promise.withResolvers<number>()
      readings.push(reading)
      return reading.promise
    },
  })
  return { readings, stop: observer.subscribe(() => {}), now: () => observer.getCurrentResult().data }
}

test('those who ask while it is read anew wait for one more reading, which begins after that', async () => {
  const { readings, stop, now } = shown(['board'])
  readings[0]?.resolve(0)
  await expect.poll(now).toBe(0)

  const done: string[] = []
  const first = refetch(['board']).then(() => done.push('first'))
  await expect.poll(() => readings.length).toBe(2)
  const others = ['second', 'third'].map((name) => refetch(['board']).then(() => done.push(name)))
  readings[1]?.resolve(1)
  await first
  expect([done, now()]).toEqual([['first'], 1])
  await expect.poll(() => readings.length).toBe(3)
  readings[2]?.resolve(2)
  await Promise.all(others)
  expect([done, now(), readings.length]).toEqual([['first', 'second', 'third'], 2, 3])
  stop()
})

test('a first reading, begun before the write, is begun again', async () => {
  const { readings, stop, now } = shown(['threads'])
  const read = refetch(['threads'])
  await expect.poll(() => readings.length).toBe(2)
  readings[0]?.resolve(0)
  readings[1]?.resolve(1)
  await read
  expect(now()).toBe(1)
  stop()
})
