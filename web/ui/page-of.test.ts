import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test('pages go round', () => {
  const list = [1, 2, 3, 4, 5]
  expect([0, 1, 2, 3].map((page) => pageOf(list, page, 2))).toEqual([[1, 2], [3, 4], [5], [1, 2]])
  expect(pageOf([], 3, 2)).toEqual([])
})
