const lockName = 'live'
/** A tab that she cannot see gives up the stream after this long; in milliseconds. */
const lingerMs = 60_000

const isShown = () => document.visibilityState === 'visible'

/**
 * Has one of the browser's tabs lead: the one that she looked at last, since one that she cannot see may be frozen at any moment.
 * `begin` is called when this tab takes the lead, and what it answers when the lead is another's, nobody's, or given up.
 * Answers how to give it up for good.
 */
export function electLeaderTab(begin: () => () => void): () => void {
  let end: (() => void) | undefined
  let giveUp: (() => void) | undefined
  let waiting: AbortController | undefined
  let isTaking = false
  let linger: ReturnType<typeof setTimeout> | undefined
  const over = new AbortController()

  function stop(): void {
    const ending = end
    end = undefined
    ending?.()
    giveUp?.()
    giveUp = undefined
  }

  function hold(): Promise<void> | undefined {
    isTaking = false
    if (end || !isShown() || over.signal.aborted) return undefined
    end = begin()
    return new Promise((resolve) => {
      giveUp = resolve
    })
  }

  /** Takes the lead from whoever has it, or waits until nobody does. */
  function take(how: 'now' | 'in turn'): void {
    if (end || isTaking) return
    if (!navigator.locks) return void hold()
    waiting?.abort()
    waiting = new AbortController()
    isTaking = how === 'now'
    const options: LockOptions = isTaking ? { steal: true } : { signal: waiting.signal }
    navigator.locks.request(lockName, options, hold).catch(() => {
      // Another tab has taken it, or this one has stopped waiting.
      if (!end) return
      stop()
      if (isShown() && !over.signal.aborted) take('in turn')
    })
  }

  async function hide(): Promise<void> {
    waiting?.abort()
    if (!end) return
    linger = setTimeout(stop, lingerMs)
    const { pending } = (await navigator.locks?.query()) ?? {}
    if (pending?.some(({ name }) => name === lockName) && !isShown()) stop()
  }

  function look(): void {
    clearTimeout(linger)
    if (isShown()) take('now')
    else void hide()
  }

  const { signal } = over
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('pagehide', stop, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal })
  if (isShown()) take('now')
  return () => {
    over.abort()
    clearTimeout(linger)
    waiting?.abort()
    stop()
  }
}
