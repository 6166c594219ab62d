import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast } from '#web/ui/toast.ts'
import { followNotification } from './follow-notification.ts'
import { markUnsaved } from './unsaved.ts'

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
  followNotification('/inbox')
  expect(pushState).toHaveBeenCalledWith(null, '', '/inbox')
  expect(currentToast()).toBeNull()
})

test('while something on the screen is not saved, it waits for her word', () => {
  const saved = markUnsaved()
  followNotification('/inbox')
  expect(pushState).not.toHaveBeenCalled()
  currentToast()?.action?.onPress()
  expect(pushState).toHaveBeenCalledWith(null, '', '/inbox')
  saved()
  dismissToast()
  followNotification('/inbox')
  expect(currentToast()).toBeNull()
})
