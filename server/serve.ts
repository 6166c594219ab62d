import { productName } from '#contract/limits.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { allJobs } from './jobs.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { openServices } from './services.ts'

/**
 * Serves until the process is told to stop (SIGINT, SIGTERM). It then accepts nothing new, lets requests, replies and
 * jobs that are under way finish, and closes what it opened. Says its address once it listens.
 */
export async function serve(config: Config, webFolder?: string): Promise<void> {
  const services = await openServices(config)
  const http = await createApp(services, webFolder)
  await http.listen({ host: config.host, port: config.port })
  process.stdout.write(`${productName} is at ${config.publicUrl}\n`)
  const jobs = await startJobs(services.databaseUrl, {
    jobs: allJobs(services),
    onError: (error, job) => http.log.error({ err: error, job }, 'a job failed'),
  })

  services.soon.use(jobs)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // Browsers keep a connection open after its answer; each is let go as soon as nothing is under way on it.
    const letGo = setInterval(() => http.server.closeIdleConnections(), 50)
    await http.close().finally(() => clearInterval(letGo))
    await jobs.stop()
    await services.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        http.log.fatal({ err: error }, 'could not stop cleanly')
        process.exitCode = 1
      })
    })
}
