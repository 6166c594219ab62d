// npm test: everything that must hold, from a bare clone.
import { install, run, runTogether } from './install.mjs'

install()
run('node', ['tools/chromium.ts'])
await runTogether(
  ['npm', ['run', '--silent', 'check']],
  ['node', ['tools/generate-schema.ts', '--check']],
  ['node', ['tools/build.ts']],
)
process.stdout.write('Running the tests and the journeys …\n')
await runTogether(['vitest', ['run']], ['playwright', ['test']])
