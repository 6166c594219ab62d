import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, type Identity, unprivileged } from './binaries.ts'
import type { DatabaseAddresses } from './connection.ts'
import { createCluster, socketDirectory } from './data-directory.ts'
import { makeMemberLogin } from './member-login.ts'
import { livePostmaster, removeStaleLocks, stopPostmaster } from './postmaster.ts'

export interface EmbeddedOptions {
  /** Folder of the cluster, created where it is missing. Its parent receives a log, `<dataDir>.log`. */
  dataDir: string
  /** False only for throwaway clusters: nothing then waits for the disk, and a crash loses data. */
  durable?: boolean
  /** Gives up the start: Postgres is stopped, and the start throws. */
  signal?: AbortSignal
}

/** Both logins are on a private unix socket and need no password. */
export interface EmbeddedPostgres extends DatabaseAddresses {
  /** Stops Postgres after rolling back whatever still runs. */
  stop(): Promise<void>
}

/**
 * Starts real Postgres on `dataDir`, or takes over the one that already runs there.
 * It listens on a private unix socket only. It is kept alive: if it dies, it is started again within a second.
 * It outlives a crash of this process, and the next start finds it. Throws with its log if it will not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const identity = unprivileged()
  const bin = findBinaries()
  const durable = options.durable ?? true
  createCluster(options.dataDir, bin, identity, durable)
  const dataDir = realpathSync(options.dataDir)
  const socketDir = socketDirectory(dataDir, identity)
  const url = `postgresql:///postgres?host=${encodeURIComponent(socketDir)}&user=lightly`
  const server = { dataDir, socketDir, url, bin, identity, durable }

  await run(server, options.signal)
  const memberUrl = await makeMemberLogin(url).catch(async (error: unknown) => {
    await stopPostmaster(dataDir)
    throw error
  })
  let starting = false
  const isStopping = new AbortController()
  const watch = setInterval(async () => {
    if (starting || livePostmaster(dataDir) !== undefined) return
    starting = true
    // A failed attempt is written to the log; the next tick tries again.
    await run(server, isStopping.signal).catch(() => undefined)
    starting = false
  }, 1000)
  watch.unref()

  return {
    url,
    memberUrl,
    async stop() {
      clearInterval(watch)
      isStopping.abort()
      while (starting) await sleep(20)
      await stopPostmaster(dataDir)
    },
  }
}

interface Server {
  dataDir: string
  socketDir: string
  url: string
  bin: string
  identity: Identity
  durable: boolean
}

const lockPatience = 5_000
const recoveryPatience = 60_000

/** Resolves once the cluster answers, started here or found running. Where it is given up, none is left running. */
async function run(server: Server, signal: AbortSignal | undefined): Promise<void> {
  const { dataDir, socketDir, url } = server
  const begun = Date.now()
  let child: 'none' | 'running' | 'exited' = 'none'
  while (true) {
    const state = await probe(url)
    if (signal?.aborted) {
      // It cannot be told to stop before it has written down who it is.
      while (child === 'running' && livePostmaster(dataDir) === undefined) await sleep(20)
      await stopPostmaster(dataDir)
      throw signal.reason
    }
    if (state === 'up') return
    const waited = Date.now() - begun
    if (waited > recoveryPatience) throw new Error(startFailure(dataDir))
    if (state === 'down' && child !== 'running' && livePostmaster(dataDir) === undefined) {
      // The last backends of a killed postmaster hold on for a moment; any other early exit is final.
      const worthwhile = child === 'none' || (waited < lockPatience && wasLocked(dataDir))
      if (!worthwhile) throw new Error(startFailure(dataDir))
      removeStaleLocks(dataDir, socketDir)
      child = 'running'
      launch(server, () => {
        child = 'exited'
      })
    }
    await sleep(20)
  }
}

function launch({ dataDir, socketDir, bin, identity, durable }: Server, onExit: () => void): void {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: '100',
    timezone: 'UTC',
    jit: 'off',
    // What members write must not reach the log, and errors quote it.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [...identity.prefix, join(bin, 'postgres'), '-D', dataDir, ...flags]
  const log = openSync(`${dataDir}.log`, 'a', 0o600)
  // A session of its own, so that Ctrl-C in a terminal reaches this process first and replies can finish.
  const child = spawn(command[0] ?? '', command.slice(1), { detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  child.once('exit', onExit)
  child.once('error', onExit)
  child.unref()
}

/** Whether the server answers, is up but not ready yet (57P03: starting, recovering, stopping), or is not there. */
async function probe(url: string): Promise<'up' | 'busy' | 'down'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return 'up'
  } catch (error) {
    return (error as { code?: string }).code === '57P03' ? 'busy' : 'down'
  } finally {
    await client.end().catch(() => undefined)
  }
}

function logTail(dataDir: string, lines: number): string {
  return readFileSync(`${dataDir}.log`, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
}

function wasLocked(dataDir: string): boolean {
  return /lock file|shared memory block/.test(logTail(dataDir, 2))
}

function startFailure(dataDir: string): string {
  return `Postgres did not start on ${dataDir}:\n${logTail(dataDir, 10)}`
}
