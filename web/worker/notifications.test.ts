import { expect, test, vi } from 'vitest'
import { showNotifications } from './notifications.ts'
import type { WorkerScope } from './worker-scope.ts'

const notification = { id: 'a', title: 'Lightly', body: 'You have a note.', url: '/inbox' }

/** A worker's world with these notifications on show and, where there is one, this window. */
function world(shown: object[], window?: object) {
  const listeners = new Map<string, (event: object) => void>()
  const registration = { getNotifications: vi.fn(async () => shown), showNotification: vi.fn(async () => {}) }
  const clients = { matchAll: async () => (window ? [window] : []), openWindow: vi.fn(async () => null) }
  const scope = {
    registration,
    clients,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  }
  showNotifications(scope as unknown as WorkerScope)
  async function happens(type: string, event: object) {
    let work: Promise<unknown> = Promise.resolve()
    listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) })
    await work
  }
  return { registration, clients, happens }
}
const pushed = (data: object | null) => ({ data: data && { json: () => data } })

test('a push is shown with the words that came and nothing else', async () => {
  const { registration, happens } = world([])
  await happens('push', pushed(notification))
  expect(registration.showNotification).toHaveBeenCalledExactlyOnceWith('Lightly', {
    body: 'You have a note.',
    tag: 'notes',
    renotify: true,
    icon: '/icon-192.png',
    data: { id: 'a', url: '/inbox' },
  })
})

test('sent twice it makes one sound, and an empty one shows nothing', async () => {
  const { registration, happens } = world([{ data: { id: 'a' } }])
  await happens('push', pushed(notification))
  expect(registration.showNotification).toHaveBeenCalledWith(
    'Lightly',
    expect.objectContaining({ renotify: false }),
  )
  await happens('push', pushed(null))
  expect(registration.showNotification).toHaveBeenCalledTimes(1)
})

test('a tap brings the app forward where it is open, and opens it where it is not', async () => {
  const notification = { close: vi.fn(), data: { id: 'a', url: '/inbox' } }
  const window = { focus: vi.fn(async () => null), postMessage: vi.fn() }
  const open = world([], window)
  await open.happens('notificationclick', { notification })
  expect(window.postMessage).toHaveBeenCalledWith({ open: '/inbox' })
  expect(window.focus).toHaveBeenCalledOnce()
  expect(open.clients.openWindow).not.toHaveBeenCalled()

  const closed = world([])
  await closed.happens('notificationclick', { notification })
  expect(closed.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/inbox')
  expect(notification.close).toHaveBeenCalledTimes(2)
})
