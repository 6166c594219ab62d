import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Identity } from './binaries.ts'

/** Creates the cluster in `dataDir` unless it is there. It appears complete or not at all, and is private. */
export function createCluster(dataDir: string, bin: string, identity: Identity, durable: boolean): void {
  mkdirSync(dirname(dataDir), { recursive: true })
  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    const fresh = mkdtempSync(`${dataDir}.new-`)
    own(fresh, identity)
    const options = ['-D', fresh, '-U', 'lightly', '-A', 'trust', '-E', 'UTF8', '--data-checksums']
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    const command = [...identity.prefix, join(bin, 'initdb'), ...options, ...locale, '--no-instructions']
    if (!durable) command.push('--no-sync')
    try {
      execFileSync(command[0] ?? '', command.slice(1), { stdio: ['ignore', 'ignore', 'pipe'] })
      renameSync(fresh, dataDir)
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true })
      // Somebody else created it at the same moment.
      if (!existsSync(join(dataDir, 'PG_VERSION'))) throw error
    }
  }
  own(dataDir, identity)
}

/** Hands a folder to the user that Postgres runs as. */
function own(directory: string, identity: Identity): void {
  if (identity.uid === undefined || lstatSync(directory).uid === identity.uid) return
  spawnSync('chown', ['-R', `${identity.uid}:${identity.uid}`, directory])
}

// The longest socket path that macOS takes; Linux takes 107.
const maxSocketPath = 103

/** Folder of the socket: the cluster's own, or a short private one where that path is too long. */
export function socketDirectory(dataDir: string, identity: Identity): string {
  const fits = Buffer.byteLength(join(dataDir, '.s.PGSQL.5432')) <= maxSocketPath
  if (fits && !/[,"]/.test(dataDir)) return dataDir
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const short = join(tmpdir(), `lightly-${key}`)
  mkdirSync(short, { recursive: true, mode: 0o700 })
  if (lstatSync(short).uid === process.getuid?.()) own(short, identity)
  const found = lstatSync(short)
  // Anybody may create names in the shared folder: trust only what is ours.
  if (!found.isDirectory() || found.uid !== identity.uid) throw new Error(`${short} belongs to somebody else`)
  chmodSync(short, 0o700)
  return short
}
