import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { electLeaderTab } from './leader-tab.ts'

// The browser's locks, as far as they are used: one name, in turn or stolen. Two windows side by side are in e2e/live.journey.ts.
interface Asking {
  grant: () => void
}
let holder: { lose: () => void } | undefined
let queue: Asking[]

function request(options: LockOptions, work: () => Promise<void> | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new DOMException('', 'AbortError'))
    const grant = () => {
      const mine = { lose: refuse }
      holder = mine
      void Promise.resolve(work()).then(() => {
        if (holder !== mine) return
        holder = undefined
        resolve()
        queue.shift()?.grant()
      })
    }
    if (options.steal) {
      holder?.lose()
      grant()
    } else if (holder) {
      const asking = { grant }
      queue.push(asking)
      options.signal?.addEventListener('abort', () => {
        queue = queue.filter((each) => each !== asking)
        refuse()
      })
    } else grant()
  })
}

/** A tab of the browser, with a page of its own. */
class Tab {
  readonly page = new EventTarget()
  isLeading = false
  visibilityState = 'visible'

  /** What the code of one tab does is done with that tab's globals. */
  #within<T>(work: () => T): T {
    vi.stubGlobal('document', Object.assign(this.page, { visibilityState: this.visibilityState }))
    vi.stubGlobal('addEventListener', this.page.addEventListener.bind(this.page))
    return work()
  }

  open(): void {
    this.#within(() =>
      electLeaderTab(() => {
        this.isLeading = true
        return () => {
          this.isLeading = false
        }
      }),
    )
  }

  async show(visibilityState: 'visible' | 'hidden'): Promise<void> {
    this.visibilityState = visibilityState
    this.#within(() => this.page.dispatchEvent(new Event('visibilitychange')))
    await vi.advanceTimersByTimeAsync(0)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  holder = undefined
  queue = []
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, options: LockOptions, work: () => Promise<void>) => request(options, work),
      query: async () => ({ pending: queue.map(() => ({ name: 'live' })) }),
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function openTab(): Promise<Tab> {
  const tab = new Tab()
  tab.open()
  await vi.advanceTimersByTimeAsync(0)
  return tab
}

test('a tab that is hidden leads for a minute more, and again as soon as it is shown', async () => {
  const tab = await openTab()
  expect(tab.isLeading).toBe(true)
  await tab.show('hidden')
  await vi.advanceTimersByTimeAsync(59_000)
  expect(tab.isLeading).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(tab.isLeading).toBe(false)
  await tab.show('visible')
  expect(tab.isLeading).toBe(true)
})

test('the lead is taken from a tab that is frozen and does nothing any more', async () => {
  const frozen = await openTab()
  frozen.visibilityState = 'hidden'
  const shown = await openTab()
  expect([frozen.isLeading, shown.isLeading]).toEqual([false, true])
})

test('one that comes into view twice at once leads once', async () => {
  const tab = await openTab()
  await tab.show('hidden')
  await vi.advanceTimersByTimeAsync(61_000)
  void tab.show('visible')
  await tab.show('visible')
  expect(tab.isLeading).toBe(true)
})
