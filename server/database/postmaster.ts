import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The process id of the cluster's live postmaster, if it has one. */
export function livePostmaster(dataDir: string): number | undefined {
  const pid = recordedPid(dataDir)
  return pid !== undefined && isPostmaster(pid, dataDir) ? pid : undefined
}

function recordedPid(dataDir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

/** A recorded id proves nothing: after a crash another process may bear it, or a zombie that nobody reaped. */
function isPostmaster(pid: number, dataDir: string): boolean {
  try {
    process.kill(pid, 0)
    return commandOf(pid).includes(realpathSync(dataDir))
  } catch {
    return false
  }
}

/** The process's command line, in words where the system can tell them apart. */
function commandOf(pid: number): string | string[] {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
}

const age = (file: string) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)

/** Postgres will not start while a lock file names any live process, so locks of a dead postmaster go first. */
export function removeStaleLocks(dataDir: string, socketDir: string): void {
  const lock = join(dataDir, 'postmaster.pid')
  if (livePostmaster(dataDir) !== undefined) return
  // A lock without an id is either being written at this moment or the wreck of a power cut.
  if (recordedPid(dataDir) === undefined && age(lock) < 2_000) return
  rmSync(lock, { force: true })
  rmSync(join(socketDir, '.s.PGSQL.5432.lock'), { force: true })
}

/** How long it may take to write down what it holds, in milliseconds; one that is not done by then recovers at the next start. */
const patience = 3_000

/** Stops the cluster's postmaster, if it has one, and resolves once it is gone. */
export async function stopPostmaster(dataDir: string): Promise<void> {
  const pid = livePostmaster(dataDir)
  if (pid === undefined) return
  // One that stands still would not hear.
  process.kill(pid, 'SIGCONT')
  // SIGINT asks Postgres for a fast shutdown, SIGQUIT for an immediate one, which recovers at the next start.
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + patience
  while (livePostmaster(dataDir) === pid) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT')
    await sleep(20)
  }
}
