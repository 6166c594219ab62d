import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CharactersLeft } from './characters-left.tsx'

const shown = (length: number) =>
  renderToStaticMarkup(<CharactersLeft text={'x'.repeat(length)} max={2000} />).replace(/<[^>]*>/g, '')

test.each([
  [0, ''],
  [1799, ''],
  [1800, 'Room for 200 more letters.'],
  [1999, 'Room for 1 more letter.'],
  [2000, 'That is all that fits here. If you pasted more, its end was cut off.'],
])('with %i of 2,000 written: %j', (length, says) => {
  expect(shown(length)).toBe(says)
})
