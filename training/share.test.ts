import { expect, test } from 'vitest'
import { share } from './share.ts'

test('an interval is Wilson’s', () => {
  const { share: half, from, to } = share(5, 10)
  expect(half).toBe(0.5)
  expect(from).toBeCloseTo(0.2366, 3)
  expect(to).toBeCloseTo(0.7634, 3)
})
