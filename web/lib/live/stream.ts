import { type ChangeEvent, type LiveEvent, listen, type Watch } from '#contract/events.ts'

/** Milliseconds without a word after which a stream is dead: the server beats every 25 s. She may come back from a phone that slept. */
const silenceMs = { whileShown: 60_000, onReturn: 30_000 }
/** How long a new one may take to be ready. */
const readyMs = 20_000
const lookEveryMs = 5_000
const pauseMs = { first: 500, longest: 30_000 }
/** After so long without a stream the session is asked, and no oftener than that. */
const aloneMs = 10_000
const askEveryMs = 30_000
/** It may have ended because another begins in this browser, whose cookie comes a moment later. */
const endedMs = 500

interface StreamCallbacks {
  onChange(event: ChangeEvent): void
  /** What may have been missed: anything, or what happened to these. */
  onMissed(what: 'anything' | readonly string[]): void
  /** Her session may be over: nobody says that it is not. */
  onDoubt(): void
}

export interface Stream {
  /** What is to be watched from now on. What is new comes with a stream that takes this one's place, so that nothing is missed. */
  watch(watches: readonly Watch[]): void
  close(): void
}

/** Keeps a stream of her events open until it is closed, whatever becomes of the network and the server. */
export function openStream(member: string, { onChange, onMissed, onDoubt }: StreamCallbacks): Stream {
  let wanted: readonly Watch[] = []
  let asked: readonly Watch[] = []
  let watching: readonly string[] = []
  let standing: EventSource | undefined
  /** The one that is to take its place. */
  let trying: EventSource | undefined
  let triedAt = 0
  let receivedAt = 0
  let aloneSince = Date.now()
  let askedAt = 0
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const closing = new AbortController()

  function open(): void {
    clearTimeout(retry)
    trying?.close()
    trying = undefined
    if (!navigator.onLine) return
    asked = wanted
    const query = new URLSearchParams({ member, ...(asked.length > 0 && { watch: asked.join() }) })
    const source = new EventSource(`${listen.path}?${query}`)
    trying = source
    triedAt = Date.now()
    source.onmessage = ({ data }: MessageEvent<string>) => hear(source, JSON.parse(data) as LiveEvent)
    source.onerror = () => lose(source)
  }

  function hear(source: EventSource, event: LiveEvent): void {
    receivedAt = Date.now()
    if (event.type === 'ready') stand(source, event.watching)
    else if (event.type === 'unwatched') onMissed([event.watch])
    else if (event.type === 'ended') {
      leave()
      askedAt = 0
      setTimeout(ask, endedMs)
      retry = setTimeout(open, endedMs + lookEveryMs)
    } else if (event.type !== 'beat') onChange(event)
  }

  function stand(source: EventSource, nowWatching: readonly string[]): void {
    const before = source === trying && standing ? watching : null
    watching = nowWatching
    failures = 0
    if (source === trying) {
      standing?.close()
      standing = source
      trying = undefined
    }
    onMissed(before ? nowWatching.filter((watch) => !before.includes(watch)) : 'anything')
  }

  function lose(source: EventSource): void {
    source.close()
    if (source === standing) {
      standing = undefined
      aloneSince = Date.now()
      if (!trying) retry = setTimeout(open, Math.random() * pauseMs.first)
    } else if (source === trying) {
      trying = undefined
      if (!standing) ask()
      const wait = Math.min(pauseMs.first * 2 ** failures++, pauseMs.longest)
      retry = setTimeout(open, wait * (0.5 + Math.random()))
    }
  }

  function ask(): void {
    if (!navigator.onLine || Date.now() - askedAt < askEveryMs) return
    askedAt = Date.now()
    onDoubt()
  }

  function look(patience: number): void {
    const now = Date.now()
    if (standing && now - receivedAt > patience) lose(standing)
    if (trying && now - triedAt > readyMs) lose(trying)
    if (!standing && now - aloneSince > aloneMs) ask()
  }

  function leave(): void {
    clearTimeout(retry)
    aloneSince = Date.now()
    standing?.close()
    trying?.close()
    standing = trying = undefined
  }

  const { signal } = closing
  const looking = setInterval(() => look(silenceMs.whileShown), lookEveryMs)
  // The network is another one: what came by the last may be lost without a word of it.
  addEventListener('online', () => [leave(), open()], { signal })
  addEventListener('offline', leave, { signal })
  document.addEventListener('visibilitychange', () => look(silenceMs.onReturn), { signal })
  open()
  return {
    watch(watches) {
      wanted = watches
      if (watches.some((watch) => !asked.includes(watch))) open()
    },
    close() {
      closing.abort()
      clearInterval(looking)
      leave()
    },
  }
}
