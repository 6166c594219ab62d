// Runs on whatever Node the machine has; everything after it runs on the project's own.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const lock = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.lightly-lock.json')

function inStep() {
  return existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(lock, 'utf8')
}

/** Runs a command in the project's folder with the project's own Node first on the PATH; ends this process if it fails. */
export function run(command, args, environment = {}) {
  const PATH = `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH, ...environment },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs exactly what the lock file names, unless that is what is installed. */
export function install() {
  if (inStep()) return
  process.stdout.write('Installing what Lightly needs …\n')
  run('npm', ['ci', '--include=optional', '--loglevel=error'])
  copyFileSync(lock, installed)
}
