import { join } from 'node:path'
import { ConfigError, readConfig } from './config.ts'
import { serve } from './serve.ts'

try {
  await serve(readConfig(process.env), join(import.meta.dirname, '..', 'dist'))
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : ((error as Error).stack ?? error)}\n`,
  )
  process.exit(1)
}
