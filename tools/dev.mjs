// npm run dev: the server restarts and the web reloads on every change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, root, run } from './install.mjs'

install()
run('node', ['tools/build.ts', '--if-changed'])
const bin = (name) => join(root, 'node_modules', '.bin', name)
const children = [
  spawn(bin('node'), ['--watch', 'server/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(bin('node'), [bin('vite')], { cwd: root, stdio: 'inherit' }),
]
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
for (const child of children) child.on('exit', (code) => process.exit(code ?? 0))
