import { afterEach, expect, test, vi } from 'vitest'
import { everyMinute } from './use-now.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the time is told every minute, and at once when a phone that slept wakes', () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', new EventTarget())
  const tell = vi.fn()
  const stop = everyMinute(tell)
  vi.advanceTimersByTime(60_000)
  expect(tell).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(tell).toHaveBeenCalledTimes(2)
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(60_000)
  expect(tell).toHaveBeenCalledTimes(2)
})
