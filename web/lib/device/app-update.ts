import { useSyncExternalStore } from 'react'
import { takeOverMessage } from '#web/worker/messages.ts'

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

function show(worker: ServiceWorker): void {
  waiting = worker
  for (const listener of listeners) listener()
}

/** A version that has come beside a running one; the very first has nothing to take the place of. */
function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) show(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && registration.active) show(coming)
    })
  })
  // An app on the home screen is rarely opened anew, so it looks for a version whenever she comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
}

type OpenNotification = (url: string) => void

/**
 * Puts the app on the phone, once the page has loaded and has the line to itself. A browser that will not is fine.
 * @param loadOpenNotification fetches what leads on within the app, which is on the phone with the rest and stays out of the first load
 */
export function registerServiceWorker(loadOpenNotification: () => Promise<OpenNotification>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register('/service-worker.js').then(watch, () => undefined)
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    loadOpenNotification().then(
      (open) => open(data.open),
      () => undefined,
    )
  })
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register, { once: true })
}

/** True while a newer version of the app is on the phone and waits to be wanted. */
export function useUpdateWaiting(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== null)
}

/** A running version that is busy for this page keeps the newer one out, and she has tapped: after so long the page ends, which frees it. */
const patienceMs = 3000

/** Lets the newer version in and loads the page anew, in this tab alone. */
export function applyUpdate(): void {
  if (!waiting) return
  // Another tab has let it in: the change that is waited for below has come and gone.
  if (waiting.state !== 'installed') {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  setTimeout(() => location.reload(), patienceMs)
  waiting.postMessage(takeOverMessage)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
