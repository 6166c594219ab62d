import { guideCache } from './guide-cache.ts'
import { takeOverMessage } from './messages.ts'
import { showNotifications } from './notifications.ts'
import { planFor } from './request-plan.ts'
import type { WorkerScope } from './worker-scope.ts'

// Keeps the app itself on the phone, and nothing of any member: the build's own files and no answer of `/api`.

/** Put in by the build: every file of it, and a hash of them all. */
declare const BUILD: { version: string; files: string[] }
const { version, files } = BUILD

const scope = globalThis as unknown as WorkerScope
const shell = '/index.html'
/** After this long without an answer, a page opens from what is stored. */
const patienceMs = 3000
const cacheName = `app-${version}`
const fileSet = new Set(files)

scope.addEventListener('install', (event) => event.waitUntil(store()))
scope.addEventListener('activate', (event) =>
  event.waitUntil(dropOldVersions().then(() => scope.clients.claim())),
)
scope.addEventListener('message', (event) => {
  // A new version waits until she asks for it, so that no page changes under her hands.
  if (event.data === takeOverMessage) void scope.skipWaiting()
})
scope.addEventListener('fetch', (event) => {
  const plan = planFor(event.request, scope.location.origin, fileSet)
  if (plan === 'page') event.respondWith(openPage(event.request))
  if (plan === 'file') event.respondWith(stored(event.request).then((found) => found ?? fetch(event.request)))
})

showNotifications(scope)

async function store(): Promise<void> {
  const cache = await caches.open(cacheName)
  // Names with a hash never change; the others are asked for anew.
  const requests = files.map(
    (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }),
  )
  await cache.addAll(requests)
}

/** Old versions go once no other tab can still need a part of one. */
async function dropOldVersions(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length > 1) return
  const old = (await caches.keys()).filter((name) => name !== cacheName && name !== guideCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}

function stored(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreSearch: true, ignoreVary: true })
}

/** The page as the server has it; the stored one where the server is out of reach, failing or slow. */
async function openPage(request: Request): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(shell)
  const fresh = fetch(request)
  if (!kept) return fresh
  return Promise.race([
    fresh.then(
      (response) => (response.status < 500 ? response : kept),
      () => kept,
    ),
    new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patienceMs)),
  ])
}
