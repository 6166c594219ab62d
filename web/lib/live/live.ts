import { type ChangeEvent, maxWatches, type Watch, type WatchKind } from '#contract/events.ts'
import { pageId } from '../api/page-id.ts'
import { queryClient } from '../api/query-client.ts'
import { onAuthEvent } from '../session/auth-events.ts'
import { checkSession } from '../session/check-session.ts'
import { electLeaderTab } from './leader-tab.ts'
import type { LiveHandlers } from './live-handlers.ts'
import { openStream, type Stream } from './stream.ts'
import { activeWatches, onWatchesChange } from './watch.ts'

/** What the tab that leads passes on, and what it needs of the others. */
type ToTabs =
  | { change: ChangeEvent }
  | { missed: 'anything' | readonly string[] }
  | { doubt: true }
  | { asks: 'what is watched' }
  | { page: string; watches: readonly Watch[] }

/**
 * Has what changes elsewhere come by itself while she is signed in: one tab of the browser has a stream, and all hear of it. It begins at
 * once and ends her session here soon after it was ended elsewhere.
 */
export function startLive(handlers: readonly LiveHandlers[]): void {
  const tabs = new BroadcastChannel('live')
  const watchedElsewhere = new Map<string, readonly Watch[]>()
  let stream: Stream | undefined

  function take(message: ToTabs): void {
    if ('change' in message) apply(handlers, message.change)
    else if ('missed' in message) readMissed(handlers, message.missed)
    else if ('doubt' in message) void checkSession()
    else if ('asks' in message) tellWatches()
    else {
      watchedElsewhere.set(message.page, message.watches)
      watchAll()
    }
  }

  function share(message: ToTabs): void {
    tabs.postMessage(message)
    take(message)
  }

  /** A tab that she cannot see shows nothing: it reads anew when she is back. */
  const watchedHere = () => (document.visibilityState === 'visible' ? activeWatches() : [])

  function tellWatches(): void {
    if (stream) watchAll()
    else tabs.postMessage({ page: pageId, watches: watchedHere() } satisfies ToTabs)
  }

  function watchAll(): void {
    const all = new Set([...watchedHere(), ...[...watchedElsewhere.values()].flat()])
    stream?.watch([...all].slice(0, maxWatches))
  }

  function lead(member: string): () => void {
    watchedElsewhere.clear()
    stream = openStream(member, {
      onChange: (change) => share({ change }),
      onMissed: (missed) => share({ missed }),
      onDoubt: () => share({ doubt: true }),
    })
    watchAll()
    tabs.postMessage({ asks: 'what is watched' } satisfies ToTabs)
    return () => {
      stream?.close()
      stream = undefined
    }
  }

  tabs.onmessage = ({ data }: MessageEvent<ToTabs>) => take(data)
  onWatchesChange(tellWatches)
  document.addEventListener('visibilitychange', tellWatches)
  addEventListener('pagehide', () => tabs.postMessage({ page: pageId, watches: [] } satisfies ToTabs))

  let leave: (() => void) | undefined
  let member: string | undefined
  onAuthEvent((_event, session) => {
    if (session?.user.id === member) return
    leave?.()
    const id = session?.user.id
    member = id
    leave = id === undefined ? undefined : electLeaderTab(() => lead(id))
  })
}

function apply(handlers: readonly LiveHandlers[], change: ChangeEvent): void {
  // Each handler takes the event of the type that it stands under.
  for (const { on } of handlers)
    (on[change.type] as ((event: ChangeEvent, isOwn: boolean) => void) | undefined)?.(
      change,
      change.page === pageId,
    )
}

function readMissed(handlers: readonly LiveHandlers[], missed: 'anything' | readonly string[]): void {
  if (missed === 'anything') {
    for (const queryKey of handlers.flatMap(({ queries }) => queries))
      void queryClient.invalidateQueries({ queryKey })
    return
  }
  for (const watch of missed) {
    const [type, id = ''] = watch.split(':') as [WatchKind, string?]
    apply(handlers, { type, id })
  }
}
