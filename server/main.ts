import { join } from 'node:path'
import { productName } from '#contract/limits.ts'
import { createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { allJobs } from './jobs.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { openServices } from './services.ts'

const webFolder = join(import.meta.dirname, '..', 'dist')

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function start(config: Config): Promise<void> {
  const services = await openServices(config)
  const http = await createApp(services, webFolder)
  await http.listen({ host: config.host, port: config.port })
  say(`${productName} is at ${config.publicUrl}`)
  const jobs = await startJobs(services.databaseUrl, {
    jobs: allJobs(services),
    onError: (error, job) => http.log.error({ err: error, job }, 'a job failed'),
  })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await http.close()
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

try {
  await start(readConfig(process.env))
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : ((error as Error).stack ?? error)}\n`,
  )
  process.exit(1)
}
