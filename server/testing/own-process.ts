import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopPostmaster } from '../database/postmaster.ts'
import { freePorts } from './server.ts'

export interface OwnProcess {
  origin: string
  dataDir: string
  /** Of its embedded Postgres. */
  postgresDir: string
  /** Starts the server as a process of its own, at once: it does not listen yet. */
  spawn(): ChildProcess
  /** Resolves once the server says that it listens; rejects with its errors where it ends before. */
  start(): Promise<ChildProcess>
  /** Kills what still runs of it, and removes what it wrote. */
  remove(): Promise<void>
}

/** The API as a process that can be stopped and killed, with an embedded Postgres in a folder of its own. */
export async function ownProcess(
  environment: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'lightly-process-')),
): Promise<OwnProcess> {
  const [port, billingPort] = await freePorts(2)
  const postgresDir = join(dataDir, 'postgres')
  const children = new Set<ChildProcess>()

  function begin(): ChildProcess {
    const child = spawn('node', ['server/testing/serve.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        BILLING_STAND_IN_PORT: String(billingPort),
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    child.once('exit', () => children.delete(child))
    return child
  }

  return {
    origin: `http://localhost:${port}`,
    dataDir,
    postgresDir,
    spawn: begin,
    async start() {
      const child = begin()
      let errors = ''
      child.stderr?.on('data', (text: Buffer) => {
        errors += text
      })
      const ended = once(child, 'exit').then(() => Promise.reject(new Error(errors)))
      ended.catch(() => {})
      await Promise.race([once(child.stdout as NodeJS.EventEmitter, 'data'), ended])
      return child
    },
    async remove() {
      const ended = [...children].map((child) => once(child, 'exit'))
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(ended)
      await stopPostmaster(postgresDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
