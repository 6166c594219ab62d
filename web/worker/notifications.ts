import type { NotificationEvent, PushMessageEvent, WorkerScope } from './worker-scope.ts'

/** What the server sends: neutral words, and where a tap leads. */
interface PushedNotification {
  id: string
  title: string
  body: string
  url: string
}

const tag = 'notes'

/** Shows notifications and opens what they lead to. There is one at a time: a newer one takes the place of the last. */
export function showNotifications(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event)))
  scope.addEventListener('notificationclick', (event) => event.waitUntil(open(scope, event)))
}

async function show({ registration }: WorkerScope, event: PushMessageEvent): Promise<void> {
  const pushed = event.data?.json() as PushedNotification | undefined
  if (!pushed) return
  const { id, title, body, url } = pushed
  const shown = await registration.getNotifications({ tag })
  await registration.showNotification(title, {
    body,
    tag,
    // The same one sent twice makes no second sound.
    renotify: !shown.some(({ data }) => (data as PushedNotification).id === id),
    icon: '/icon-192.png',
    data: { id, url },
  })
}

/** Brings the app forward as she left it and moves it on; what she was typing is not lost to a fresh load. */
async function open({ clients }: WorkerScope, { notification }: NotificationEvent): Promise<void> {
  notification.close()
  const { url } = notification.data as PushedNotification
  const [window] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!window) {
    await clients.openWindow(url)
    return
  }
  window.postMessage({ open: url })
  // Where the browser will not bring it forward, it has moved on all the same.
  await window.focus().catch(() => undefined)
}
