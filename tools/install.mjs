// Runs on whatever Node the machine has; everything after it runs on the project's own.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const root = join(import.meta.dirname, '..')
const lock = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.lightly-lock.json')

function inStep() {
  return existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(lock, 'utf8')
}

/** Runs a command in the project's folder with the project's own Node first on the PATH; ends this process if it fails. */
export function run(command, args) {
  const { status } = spawnSync(command, args, { ...surroundings(), stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs several commands like `run` at once, and tells what they say line by line. Ends this process if one fails, once all have ended. */
export async function runTogether(...commands) {
  const ended = commands.map(async ([command, args]) => {
    const child = spawn(command, args, { ...surroundings(), stdio: ['ignore', 'pipe', 'pipe'] })
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => process.stdout.write(`${line}\n`))
    const [status] = await once(child, 'close')
    return status
  })
  const failed = (await Promise.all(ended)).find((status) => status !== 0)
  if (failed !== undefined) process.exit(failed ?? 1)
}

function surroundings() {
  const PATH = `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
  // What was compiled once is read from there, by every server and command that is started from here.
  const NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compiled')
  return {
    cwd: root,
    shell: process.platform === 'win32',
    env: { NODE_COMPILE_CACHE, ...process.env, PATH },
  }
}

/** Installs exactly what the lock file names, unless that is what is installed. */
export function install() {
  if (inStep()) return
  process.stdout.write('Installing what Lightly needs …\n')
  run('npm', ['ci', '--include=optional', '--loglevel=error'])
  copyFileSync(lock, installed)
}
