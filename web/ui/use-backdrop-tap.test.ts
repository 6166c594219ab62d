import type { MouseEvent, PointerEvent } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useBackdropTap } from './use-backdrop-tap.ts'

const dialog = new EventTarget()
const words = new EventTarget()

test.each([
  ['a tap beside the dialog', dialog, dialog, true],
  ['a tap in it', words, words, false],
  ['a press that began in it and ends beside it', words, dialog, false],
])('%s', (_case, pressed, clicked, isTold) => {
  const tell = vi.fn()
  let handlers: ReturnType<typeof useBackdropTap> | undefined
  function Dialog() {
    handlers = useBackdropTap(tell)
    return null
  }
  renderToStaticMarkup(createElement(Dialog))
  handlers?.onPointerDown({ target: pressed, currentTarget: dialog } as unknown as PointerEvent)
  handlers?.onClick({ target: clicked, currentTarget: dialog } as unknown as MouseEvent)
  expect(tell).toHaveBeenCalledTimes(isTold ? 1 : 0)
})
