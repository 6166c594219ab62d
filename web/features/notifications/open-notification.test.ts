import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markUnsaved } from '#web/lib/offline/unsaved.ts'
import { currentToast, dismissToast } from '#web/ui/toast.ts'
import { openNotification } from './open-notification.ts'

const pushState = vi.fn()

beforeEach(() => {
  pushState.mockClear()
  vi.stubGlobal('history', { pushState })
})
afterEach(() => {
  dismissToast()
  vi.unstubAllGlobals()
})

test('a notification leads on within the app', () => {
  openNotification('/inbox')
  expect(pushState).toHaveBeenCalledWith(null, '', '/inbox')
  expect(currentToast()).toBeNull()
})

test('while something on the screen is not saved, it waits for her word', () => {
  const saved = markUnsaved()
  openNotification('/inbox')
  expect(pushState).not.toHaveBeenCalled()
  currentToast()?.action?.onPress()
  expect(pushState).toHaveBeenCalledWith(null, '', '/inbox')
  saved()
  dismissToast()
  openNotification('/inbox')
  expect(currentToast()).toBeNull()
})
