import { expect, test } from 'vitest'
import { gathered } from './gathered.ts'

/** Work that ends when it is told to. */
function work() {
  const begun: PromiseWithResolvers<void>[] = []
  const ask = gathered(() => {
    const each = Promise.withResolvers<void>()
    begun.push(each)
    return each.promise
  })
  return { begun, ask }
}
const nextTick = () => new Promise((resolve) => setImmediate(resolve))

test('who asks at once is served by one, who asks while it is under way by the next', async () => {
  const { begun, ask } = work()
  const first = [ask(), ask(), ask()]
  await nextTick()
  expect(begun).toHaveLength(1)
  const later = [ask(), ask()]
  let isServed = false
  const served = Promise.all(later).then(() => {
    isServed = true
  })
  await nextTick()
  expect(begun).toHaveLength(1)
  begun[0]?.resolve()
  await Promise.all(first)
  await nextTick()
  expect(begun).toHaveLength(2)
  expect(isServed).toBe(false)
  begun[1]?.resolve()
  await served
  expect(begun).toHaveLength(2)
})

test('where one fails, all who wait fail, and who asks then is served', async () => {
  const { begun, ask } = work()
  const first = [ask(), ask()]
  await nextTick()
  const waiting = [ask(), ask()]
  begun[0]?.reject(new Error('the connection is lost'))
  const ends = await Promise.allSettled([...first, ...waiting])
  expect(ends.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  expect(begun).toHaveLength(1)
  const after = ask()
  await nextTick()
  begun[1]?.resolve()
  await after
})
