import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextareaField } from './textarea-field.tsx'

test('a box follows the direction of what is written in it', () => {
  expect(renderToStaticMarkup(<TextareaField label="Notes" value="" readOnly />)).toContain('dir="auto"')
})
