// npm start: installs what is missing, builds what has changed, serves.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, root, run } from './install.mjs'

install()
run('node', ['tools/build.ts', '--if-changed'])

const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const server = spawn(node, ['server/main.ts'], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
