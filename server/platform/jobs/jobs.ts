import { setTimeout as pause } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { isOutage } from '#server/database/errors.ts'

/** Something that is done again and again. It may run twice or late, so it must be idempotent and go by `now`. */
export interface Job {
  /** Lower case with hyphens; the name of its queue. */
  name: string
  /** When, as five cron fields in UTC. */
  cron: string
  /** @param signal aborts once the queue stops or the run has taken longer than the queue lets one take */
  run(now: Date, signal?: AbortSignal): Promise<void>
}

export interface Jobs {
  /** Runs a job soon, beside its schedule. */
  runSoon(name: string): Promise<void>
  /** Waits a moment for what is under way, then lets go of the database. */
  stop(): Promise<void>
}

interface JobsOptions {
  jobs: Job[]
  /** Told of a job that failed, which is then tried again, and of trouble with the queue itself. */
  onError: (error: unknown, job?: string) => void
}

/** How long a run that is under way may take once the queue stops, in milliseconds; what is not done by then is tried again. */
const patience = 3_000

/** A run whose process has given no sign of life for this long is over, and looked for as often. */
const lifeSeconds = 30
const queue = { retryLimit: 3, retryDelay: 30, retryBackoff: true, heartbeatSeconds: lifeSeconds }

/** The queue gives up a question that the database does not answer, and asks again in its next round. */
function withTimeout(url: string): string {
  const address = new URL(url)
  address.searchParams.set('query_timeout', '30000')
  return address.href
}

/**
 * Starts the queue on the database at `url`, as its owner and in a schema of its own, `pgboss`. One process at a time
 * runs a job, whichever comes first; a run that fails, or whose process dies, is tried three times more. Where Postgres is lost
 * just then, it is started again, since requests are being answered by then.
 */
export async function startJobs(url: string, options: JobsOptions): Promise<Jobs> {
  for (;;)
    try {
      return await startOnce(url, options)
    } catch (error) {
      if (!isOutage(error)) throw error
      options.onError(error)
      await pause(1_000)
    }
}

async function startOnce(url: string, { jobs, onError }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: withTimeout(url),
    schema: 'pgboss',
    max: 3,
    application_name: 'lightly-jobs',
    superviseIntervalSeconds: lifeSeconds,
    // It looks only where this has passed since the last look.
    monitorIntervalSeconds: lifeSeconds - 1,
  })
  const stopping = new AbortController()
  let isStopped = false
  // A connection may still be closing when the queue has stopped: what it says then is nobody's trouble.
  boss.on('error', (error) => {
    if (!isStopped) onError(error)
  })
  try {
    await open(boss, jobs, onError, stopping.signal)
  } catch (error) {
    isStopped = true
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  return {
    async runSoon(name) {
      await boss.send(name)
    },
    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: patience })
      isStopped = true
    },
  }
}

async function open(
  boss: PgBoss,
  jobs: Job[],
  onError: JobsOptions['onError'],
  stopping: AbortSignal,
): Promise<void> {
  await boss.start()
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { policy: 'exclusive', ...queue })
    // One that was there before may have been made otherwise.
    await boss.updateQueue(name, queue)
    await boss.work(name, async (taken) => {
      try {
        await run(new Date(), AbortSignal.any([stopping, ...taken.map(({ signal }) => signal)]))
      } catch (error) {
        onError(error, name)
        throw new Error(`${name} failed`)
      }
    })
    await boss.schedule(name, cron)
  }
  // One that has gone, or has another name by now, is nobody's to run.
  for (const { name } of await boss.getSchedules())
    if (!jobs.some((job) => job.name === name)) await boss.unschedule(name)
}
