import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeOverMessage } from '#web/worker/messages.ts'
import { applyUpdate, registerServiceWorker } from './app-update.ts'

let container = new EventTarget()
const reload = vi.fn()
const postMessage = vi.fn()
const worker = { state: 'installed', postMessage }

beforeEach(async () => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  worker.state = 'installed'
  const registration = Object.assign(new EventTarget(), { waiting: worker })
  container = Object.assign(new EventTarget(), { register: async () => registration })
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete' }))
  vi.stubGlobal('location', { reload })
  registerServiceWorker(() => Promise.reject(new Error('none was tapped')))
  await Promise.resolve()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('a version that waits is let in, and the page loads anew once it is', () => {
  applyUpdate()
  expect(postMessage).toHaveBeenCalledWith(takeOverMessage)
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('where the running one stays busy, the page loads anew all the same', () => {
  applyUpdate()
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3000)
  expect(reload).toHaveBeenCalledOnce()
})

test.each(['activating', 'activated', 'redundant'])(
  'one that is %s by way of another tab loads at once',
  (state) => {
    worker.state = state
    applyUpdate()
    expect([reload.mock.calls.length, postMessage.mock.calls.length]).toEqual([1, 0])
  },
)
