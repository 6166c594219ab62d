import { expect, test } from 'vitest'
import { cellsFor, wrapLines } from './lock-screen.ts'

test('things lie side by side below the clock, inside the screen, and none over another', () => {
  for (const count of [1, 2, 3, 7, 8]) {
    const cells = cellsFor(count)
    expect(cells).toHaveLength(count)
    for (const { x, y, width, height } of cells) {
      expect(x >= 70 && y >= 780 && x + width <= 1100 && y + height <= 2220, JSON.stringify(cells)).toBe(true)
      expect(height).toBeGreaterThan(250)
    }
    const corners = new Set(cells.map(({ x, y }) => `${x} ${y}`))
    expect(corners.size).toBe(count)
  }
  expect(cellsFor(3).map(({ width }) => width)).toEqual([500, 500, 1030])
})

test('words break into lines that fit, and one that is too long has a line of its own', () => {
  const widthOf = (line: string) => line.length
  expect(wrapLines('one two three', 7, widthOf)).toEqual(['one two', 'three'])
  expect(wrapLines('a remarkable thing', 5, widthOf)).toEqual(['a', 'remarkable', 'thing'])
  expect(wrapLines('', 5, widthOf)).toEqual([])
})
