import { setImmediate as nextTurn } from 'node:timers/promises'
import PQueue from 'p-queue'

/** What is read while somebody waits for a reply, by how much she waits for it. */
const urgency = { message: 3, 'first words': 2, 'more words': 1, 'quick reply': 0 } as const

/** So many milliseconds longer somebody may have waited before what is less urgent goes first. */
const patience = 2000

const readings = new PQueue({ concurrency: 1 })

/**
 * Reads in turn: a reading holds the thread for some milliseconds, so one is done in each turn of the event loop, the most urgent of those
 * that wait, and of equals that of whoever has waited longest. Where many ask at once, each of them so has first words before any has all
 * of hers.
 * @param since when the wait for it began, by `performance.now()`; 0 goes before all others
 * @throws what `read` throws
 */
export function readInTurn<T>(what: keyof typeof urgency, since: number, read: () => T): Promise<T> {
  return readings.add(
    async () => {
      await nextTurn()
      return read()
    },
    { priority: urgency[what] * patience - since },
  )
}
