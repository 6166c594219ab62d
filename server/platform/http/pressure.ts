import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { errorTexts } from '#contract/errors.ts'
import { AppError } from './app-error.ts'

/** How often the process is measured, and how long ago pressure may have been met to be the same, in milliseconds. */
const sample = 1000
const memory = 10 * sample

/**
 * Tells whether pressure lasts. A single long pause, such as the start of the process, is over by the time it is measured: whoever is
 * turned away then is turned away for nothing. Call it for every request that meets pressure.
 */
export function lastingPressure(): (now: number) => boolean {
  let first = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  return (now) => {
    if (now - last > memory) first = now
    last = now
    return now - first > sample
  }
}

/** Turns requests away with 503 while the process cannot keep up. */
export async function guardAgainstPressure(http: FastifyInstance): Promise<void> {
  const lasts = lastingPressure()
  await http.register(underPressure, {
    sampleInterval: sample,
    maxEventLoopDelay: 2000,
    maxHeapUsedBytes: 1.5e9,
    pressureHandler: async () => {
      if (lasts(performance.now())) throw new AppError('unavailable', errorTexts.unexpected)
    },
  })
}
