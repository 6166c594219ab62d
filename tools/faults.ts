import { parseArgs } from 'node:util'
import { crash } from './faults/crash.ts'
import { Findings } from './faults/findings.ts'
import { frozen } from './faults/frozen.ts'
import { fullDisk } from './faults/full-disk.ts'
import { fuzz } from './faults/fuzz.ts'
import { restoreDrill } from './faults/restore-drill.ts'
import { slowCallers } from './faults/slow-callers.ts'

// npm run faults: breaks what the product stands on, and looks at what it answers and what it loses.
// --short takes about a minute, --seed repeats a run, --only runs one part.

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
})
const isShort = values.short
/** The short form is part of `npm test`, which asks the same each time. */
const seed = Number(values.seed ?? (isShort ? 1 : Date.now() % 1_000_000_000))

type Part = [name: string, run: (findings: Findings) => Promise<string>]

const busy: Part[] = [
  ['fuzz', (findings) => fuzz(findings, { count: isShort ? 2500 : 30_000, seed })],
  ['crash', (findings) => crash(findings, { kills: isShort ? 2 : 10 })],
  ['full-disk', fullDisk],
  // Four servers, each with a database of its own: more than each run of the tests has time for.
  ...(isShort ? [] : [['restore', restoreDrill] satisfies Part]),
]
/** These mostly wait, so they run beside the others. */
const patient: Part[] = [
  ['frozen', frozen],
  ['slow-callers', (findings) => slowCallers(findings, { whole: !isShort })],
]

/** Runs them in turn and says what came of each. Answers whether everything held. */
async function inTurn(parts: Part[]): Promise<boolean> {
  let holds = true
  for (const [name, run] of parts) {
    if (values.only && values.only !== name) continue
    const findings = new Findings()
    const start = performance.now()
    const summary = await run(findings).catch((error: Error) => {
      findings.add('it could not be tried to its end', error.stack)
      return ''
    })
    const seconds = Math.round((performance.now() - start) / 1000)
    const lines = [
      `${findings.areNone ? 'holds' : 'FAILS'}  ${name}, ${seconds} s: ${summary}`,
      findings.report(),
    ]
    process.stdout.write(`${lines.filter(Boolean).join('\n')}\n`)
    holds &&= findings.areNone
  }
  return holds
}

process.stdout.write(`Faults, seed ${seed}${isShort ? ', short' : ''}\n`)
const held = await Promise.all([inTurn(busy), inTurn(patient)])
process.exit(held.every(Boolean) ? 0 : 1)
