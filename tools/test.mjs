// npm test: everything that must hold, from a bare clone.
import { install, run } from './install.mjs'

install()
run('node', ['tools/chromium.ts'])
run('npm', ['run', '--silent', 'check'])
run('node', ['tools/generate-schema.ts', '--check'])
run('node', ['tools/build.ts'])
run('vitest', ['run'])
run('playwright', ['test'])
