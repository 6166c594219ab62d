import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Secrets of a place that was given none: made once, kept beside its data, readable by its owner alone. Of processes
 * that begin together all take those of the first.
 */
export function ownSecrets<Secrets>(dataDir: string, name: string, make: () => Secrets): Secrets {
  const file = join(dataDir, name)
  if (!existsSync(file)) {
    const made = JSON.stringify(make(), null, 2)
    mkdirSync(dataDir, { recursive: true })
    try {
      writeFileSync(file, made, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}
