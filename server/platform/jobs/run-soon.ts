import type { Jobs } from './jobs.ts'

/** Lets a request ask for a job to run soon, although the queue starts after what answers requests. */
export interface RunSoon {
  /** Says which queue to ask, once there is one. */
  use(jobs: Jobs): void
  /** Without a queue nothing happens: every job comes by its schedule as well. */
  run(name: string): Promise<void>
}

export function createRunSoon(): RunSoon {
  let queue: Jobs | undefined
  return {
    use: (jobs) => {
      queue = jobs
    },
    run: async (name) => queue?.runSoon(name),
  }
}
