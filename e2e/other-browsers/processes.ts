import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Path of a program on this machine's PATH, or undefined. */
export function pathOf(program: string): string | undefined {
  const { status, stdout } = spawnSync('which', [program], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

export interface Started {
  /** What the pattern found in the line that it fits. */
  found: string
  stop(): Promise<void>
}

/** Starts a program and waits for a line that it prints. @throws what it printed, where it ends before or hangs. */
export async function start(
  program: string,
  args: readonly string[],
  line: RegExp,
  environment: Record<string, string> = {},
): Promise<Started> {
  const child = spawn(program, args, {
    // A group of its own, so that what it has started stops with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const printed: string[] = []
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  for (const output of [child.stdout, child.stderr])
    createInterface({ input: output }).on('line', (text) => {
      printed.push(text)
      const match = line.exec(text)
      if (match) resolve(match[1] ?? '')
    })
  child.once('error', reject)
  child.once('exit', () => reject(new Error(`${program} ended:\n${printed.join('\n')}`)))
  const patience = setTimeout(
    () => reject(new Error(`${program} did not start:\n${printed.join('\n')}`)),
    60_000,
  )
  try {
    return { found: await promise, stop: () => stop(child) }
  } catch (error) {
    await stop(child)
    throw error
  } finally {
    clearTimeout(patience)
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await ended
}
