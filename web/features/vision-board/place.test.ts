import { expect, test } from 'vitest'
import { afterKey, defaultPlace, drawn, inside } from './place.ts'

test('items that nobody has moved stand as the order has them', () => {
  expect(defaultPlace('image', 0)).toEqual({ x: 20, y: 20, w: 220, h: 180 })
  expect(defaultPlace('quote', 6)).toEqual({ x: 60, y: 230, w: 220, h: 140 })
  expect(defaultPlace('goal', 7)).toEqual({ x: 100, y: 45, w: 220, h: 140 })
})

test('what was placed on a wider screen is shown inside a narrow one', () => {
  expect(inside({ x: 700, y: 600, w: 220, h: 180 }, 350)).toEqual({ x: 130, y: 460, w: 220, h: 180 })
  expect(inside({ x: 0, y: 0, w: 900, h: 900 }, 350)).toEqual({ x: 0, y: 0, w: 350, h: 640 })
  expect(inside({ x: 0, y: 0, w: 1, h: 1 }, 90)).toEqual({ x: 0, y: 0, w: 90, h: 72 })
})

test('arrow keys move it and change its size, and no further than the edge', () => {
  const place = { x: 20, y: 20, w: 220, h: 140 }
  expect(afterKey(place, 'ArrowRight', false, 350)).toEqual({ ...place, x: 30 })
  expect(afterKey({ ...place, x: 4 }, 'ArrowLeft', false, 350)).toEqual({ ...place, x: 0 })
  expect(afterKey({ ...place, y: 498 }, 'ArrowDown', false, 350)).toEqual({ ...place, y: 500 })
  expect(afterKey(place, 'ArrowDown', true, 350)).toEqual({ ...place, h: 150 })
  expect(afterKey({ ...place, x: 130 }, 'ArrowRight', true, 350)).toEqual({ ...place, x: 130 })
  expect(afterKey({ ...place, h: 75 }, 'ArrowUp', true, 350)).toEqual({ ...place, h: 72 })
  expect(afterKey(place, 'Enter', false, 350)).toBeNull()
})

test('drawn by an edge it grows as far as there is room, the other way not at all', () => {
  const place = { x: 20, y: 20, w: 220, h: 140 }
  expect(drawn(place, 'right', 40, 40, 350)).toEqual({ ...place, w: 260 })
  expect(drawn(place, 'bottom', 40, 40, 350)).toEqual({ ...place, h: 180 })
  expect(drawn(place, 'corner', 900, 900, 350)).toEqual({ x: 20, y: 20, w: 330, h: 620 })
  expect(drawn(place, 'corner', -900, -900, 350)).toEqual({ x: 20, y: 20, w: 110, h: 72 })
  expect(drawn(place, 'all', 900, -900, 350)).toEqual({ ...place, x: 130, y: 0 })
})
