import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { Position, VisionItem } from '#contract/vision-board.ts'
import { autoLayout } from './auto-layout.ts'

const thing = (id: number, text?: string): VisionItem => {
  const rest = { id: `${id}`, position: null, created_at: '2026-05-01T00:00:00.000Z' }
  return text
    ? { ...rest, kind: 'quote', content: { text } }
    : { ...rest, kind: 'image', content: { url: '/api/pictures/two-birds.svg' } }
}
/** As many pictures as lines. */
const things = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    thing(index, index % 2 === 0 ? undefined : 'I can love my kids and miss who I was.'),
  )

const phone = 350
const desktop = 920
const overlap = (one: Position, other: Position) =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h

const isInside = ({ x, y, w, h }: Position, width: number) =>
  x >= 0 && y >= 0 && x + w <= width && y + h <= limits.collageHeight

test.each([phone, desktop])('two to ten things lie side by side inside of %d', (width) => {
  for (let count = 2; count <= 10; count += 1) {
    const places = [...autoLayout(things(count), width).values()]
    expect(places).toHaveLength(count)
    expect(places.filter((place) => !isInside(place, width))).toEqual([])
    for (const [index, place] of places.entries())
      expect(places.slice(index + 1).filter((other) => overlap(place, other))).toEqual([])
  }
})

test.each([230, 280, phone, desktop])('as many as a board may hold stay inside of %d', (width) => {
  const places = autoLayout(things(limits.boardItemsMax), width)
  expect(places.size).toBe(limits.boardItemsMax)
  expect([...places.values()].filter((place) => !isInside(place, width))).toEqual([])
})

test('its columns are in the middle, and end at one line where the things may grow to it', () => {
  const places = [...autoLayout([thing(0), thing(1), thing(2), thing(3)], phone).values()]
  const ends = places.map(({ y, h }) => y + h)
  expect(Math.max(...ends)).toBe(limits.collageHeight - Math.min(...places.map(({ y }) => y)))
  expect(new Set(ends).size).toBe(2)
  expect(Math.min(...places.map(({ x }) => x))).toBe(12)
})

test('where there is little room words keep theirs, and pictures give way', () => {
  const few = autoLayout([thing(0, 'A plan that bends is still a plan.'), thing(1)], phone)
  const words = [0, 1].map((id) => thing(id, 'A plan that bends is still a plan.'))
  const many = autoLayout([...words, ...Array.from({ length: 8 }, (_, index) => thing(index + 2))], phone)
  expect(many.get('0')?.h).toBeGreaterThanOrEqual(130)
  expect(many.get('2')?.h).toBeLessThan(few.get('1')?.h ?? 0)
})
