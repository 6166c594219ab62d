// npm test: everything that must hold, from a bare clone.
import { install, run, runTogether } from './install.mjs'

install()
run('node', ['tools/chromium.ts'])
await runTogether(
  ['npm', ['run', '--silent', 'check']],
  ['node', ['tools/generate-schema.ts', '--check']],
  ['node', ['tools/build.ts']],
)
// One after the other: both at once starve each other of a small machine's cores, and what waits for an answer gives up.
run('vitest', ['run'])
run('playwright', ['test'])
await runTogether(['node', ['e2e/other-browsers/smoke.ts']], ['node', ['tools/faults.ts', '--short']])
