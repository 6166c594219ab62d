import { expect, test } from 'vitest'
import { defaultPosition, dragged, fitToWidth, moveByKey } from './position.ts'

test('items that nobody has moved stand as the order has them', () => {
  expect(defaultPosition('image', 0)).toEqual({ x: 20, y: 20, w: 220, h: 180 })
  expect(defaultPosition('quote', 6)).toEqual({ x: 60, y: 230, w: 220, h: 140 })
  expect(defaultPosition('goal', 7)).toEqual({ x: 100, y: 45, w: 220, h: 140 })
})

test('what was placed on a wider screen is shown inside a narrow one', () => {
  expect(fitToWidth({ x: 700, y: 600, w: 220, h: 180 }, 350)).toEqual({ x: 130, y: 460, w: 220, h: 180 })
  expect(fitToWidth({ x: 0, y: 0, w: 900, h: 900 }, 350)).toEqual({ x: 0, y: 0, w: 350, h: 640 })
  expect(fitToWidth({ x: 0, y: 0, w: 1, h: 1 }, 90)).toEqual({ x: 0, y: 0, w: 90, h: 72 })
})

test('arrow keys move it and change its size, and no further than the edge', () => {
  const position = { x: 20, y: 20, w: 220, h: 140 }
  expect(moveByKey(position, 'ArrowRight', false, 350)).toEqual({ ...position, x: 30 })
  expect(moveByKey({ ...position, x: 4 }, 'ArrowLeft', false, 350)).toEqual({ ...position, x: 0 })
  expect(moveByKey({ ...position, y: 498 }, 'ArrowDown', false, 350)).toEqual({ ...position, y: 500 })
  expect(moveByKey(position, 'ArrowDown', true, 350)).toEqual({ ...position, h: 150 })
  expect(moveByKey({ ...position, x: 130 }, 'ArrowRight', true, 350)).toEqual({ ...position, x: 130 })
  expect(moveByKey({ ...position, h: 75 }, 'ArrowUp', true, 350)).toEqual({ ...position, h: 72 })
  expect(moveByKey(position, 'Enter', false, 350)).toBeNull()
})

test('drawn by an edge it grows as far as there is room, the other way not at all', () => {
  const position = { x: 20, y: 20, w: 220, h: 140 }
  expect(dragged(position, 'right', 40, 40, 350)).toEqual({ ...position, w: 260 })
  expect(dragged(position, 'bottom', 40, 40, 350)).toEqual({ ...position, h: 180 })
  expect(dragged(position, 'corner', 900, 900, 350)).toEqual({ x: 20, y: 20, w: 330, h: 620 })
  expect(dragged(position, 'corner', -900, -900, 350)).toEqual({ x: 20, y: 20, w: 110, h: 72 })
  expect(dragged(position, 'all', 900, -900, 350)).toEqual({ ...position, x: 130, y: 0 })
})
