import { setTimeout as pause } from 'node:timers/promises'
import underPressure, { TYPE_EVENT_LOOP_DELAY } from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { errorTexts } from '#contract/errors.ts'
import { AppError } from './app-error.ts'

/** The longest that the event loop may keep a callback waiting: on average, and this once. In milliseconds. */
const longest = { mean: 2000, now: 1000 }

/** How long the event loop takes to come round, in milliseconds. */
async function oneTurn(): Promise<number> {
  const start = performance.now()
  await pause(0)
  return performance.now() - start
}

/**
 * Turns requests away with 503 while the process cannot keep up. The measurement speaks of the second before, and of a pause that may be
 * over, such as the start of the process; so who is about to be turned away first sees whether the loop still hangs.
 */
export async function guardAgainstPressure(http: FastifyInstance): Promise<void> {
  await http.register(underPressure, {
    maxEventLoopDelay: longest.mean,
    maxHeapUsedBytes: 1.5e9,
    pressureHandler: async (_request, _reply, type) => {
      if (type === TYPE_EVENT_LOOP_DELAY && (await oneTurn()) < longest.now) return
      throw new AppError('unavailable', errorTexts.unavailable)
    },
  })
}
