import type { FastifyInstance } from 'fastify'
import { productName } from '#contract/limits.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { allJobs } from './jobs.ts'
import { type Jobs, startJobs } from './platform/jobs/jobs.ts'
import { openServices } from './services.ts'
import { unlessAborted, within } from './within.ts'

/** What is under way when the process is told to stop has so long to finish; in milliseconds. */
const grace = 3_500
/** Then the rest is closed, and after this, in all, the process ends whatever is still open. */
const longestStop = 9_000

/**
 * Serves until the process is told to stop (SIGINT, SIGTERM), at any moment, also of its start. It then accepts nothing new,
 * gives requests, replies and jobs that are under way a moment to finish, closes what it opened, and ends the process: within
 * ten seconds, whoever holds on to a connection. Says its address once it listens.
 * @throws where it cannot start; then nothing is left open.
 */
export async function serve(config: Config, webFolder?: string): Promise<never> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping.signal.aborted) return
      setTimeout(() => process.exit(1), longestStop)
      stopping.abort()
    })
  const { signal } = stopping

  try {
    await using opened = new AsyncDisposableStack()
    await start(config, webFolder, opened, signal)
    await unlessAborted(signal, new Promise<never>(() => {}))
  } catch (error) {
    const cause = error instanceof SuppressedError ? error.error : error
    if (cause !== signal.reason) throw cause
  }
  process.exit()
}

async function start(
  config: Config,
  webFolder: string | undefined,
  opened: AsyncDisposableStack,
  signal: AbortSignal,
): Promise<void> {
  const services = await openServices(config, signal)
  opened.defer(() => services.close())
  const http = await createApp(services, webFolder)
  let jobs: Jobs | undefined
  opened.defer(async () => void (await Promise.all([closeHttp(http), jobs && within(grace, jobs.stop())])))
  await http.listen({ host: config.host, port: config.port })
  process.stdout.write(`${productName} is at ${config.publicUrl}\n`)
  jobs = await unlessAborted(
    signal,
    startJobs(services.databaseUrl, {
      jobs: allJobs(services),
      onError: (error, job) => http.log.error({ err: error, job }, 'a job failed'),
    }),
  )
  services.soon.use(jobs)
}

/** Lets requests that are under way finish, for as long as the grace lasts, then closes every connection. */
async function closeHttp(http: FastifyInstance): Promise<void> {
  // Browsers keep a connection open after its answer; each is let go as soon as nothing is under way on it.
  const letGo = setInterval(() => http.server.closeIdleConnections(), 50)
  await within(grace, http.close()).finally(() => clearInterval(letGo))
  http.server.closeAllConnections()
}
