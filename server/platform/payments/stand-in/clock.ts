import type { State } from './state.ts'

export interface Clock {
  /** Seconds since 1970. */
  now(): number
  /** Runs something that was due earlier as though it were then. */
  at(time: number, run: () => void): void
  /** Moves the clock; it never runs backwards. */
  advance(seconds: number): void
}

/** Real time plus what the clock has been moved ahead; the difference is kept in the state. */
export function makeClock(state: State): Clock {
  let frozen: number | null = null
  return {
    now: () => frozen ?? Math.floor(Date.now() / 1000) + state.clockOffset,
    at(time, run) {
      frozen = time
      try {
        run()
      } finally {
        frozen = null
      }
    },
    advance(seconds) {
      state.clockOffset += Math.max(0, seconds)
    },
  }
}

export const day = 24 * 60 * 60

/** The end of the nth period after `anchor`, UTC; a month without that day ends on its last one. */
export function periodBoundary(
  anchor: number,
  interval: 'day' | 'week' | 'month' | 'year',
  count: number,
): number {
  if (interval === 'day') return anchor + count * day
  if (interval === 'week') return anchor + count * 7 * day
  const start = new Date(anchor * 1000)
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(start.getUTCMonth() + count * (interval === 'year' ? 12 : 1))
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end.getTime() / 1000
}
