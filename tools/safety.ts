import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { isGrave } from '#contract/safety.ts'
import {
  collections,
  readLabelled,
  unseenCollections,
} from '../server/features/safety/classifier/labelled.ts'
import {
  figures,
  isFound,
  type Measured,
  measureCollection,
  readTurns,
  type Share,
  share,
} from '../server/features/safety/classifier/measure.ts'

// npm run safety: what the safety engine finds in the held-out part of each collection of labelled messages, and what it takes for serious that is not.
// npm run safety -- --file messages.jsonl: what it makes of messages in a file, rows {id, text} or {id, turns}.
// npm run safety -- --wrong: also the messages of the held-out part that it reads wrongly.

const { values } = parseArgs({ options: { file: { type: 'string' }, wrong: { type: 'boolean' } } })
const say = (line: string) => process.stdout.write(`${line}\n`)
const id = z.union([z.string(), z.number()])
const row = z.union([z.object({ id, text: z.string() }), z.object({ id, turns: z.array(z.string()) })])

if (values.file === undefined) report(values.wrong ?? false)
else readFile(values.file)

function readFile(file: string): void {
  // Expressions are compiled when first used, so a running server's times are those of warm ones.
  for (const { turns } of readLabelled().slice(0, 600)) readTurns(turns)
  for (const [at, line] of readLines(file).entries()) {
    if (line.trim() === '') continue
    const message = messageIn(line)
    if (!message) {
      complain(`line ${at + 1} is no {id, text} or {id, turns} and is left out`)
      continue
    }
    const start = performance.now()
    const read = readTurns('text' in message ? [message.text] : message.turns)
    const ms = Number((performance.now() - start).toFixed(3))
    say(JSON.stringify({ id: message.id, level: read.level, class: read.class, ms }))
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    complain(`${file} cannot be read: ${(error as Error).message}`)
    return []
  }
}

function messageIn(line: string): z.infer<typeof row> | undefined {
  try {
    return row.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

/** Says it beside the results, and lets the command fail once the rest is done. */
function complain(problem: string): void {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}

function report(withWrong: boolean): void {
  const byCollection = [...collections, ...unseenCollections].map((name) => ({
    name,
    ...measureCollection(name),
  }))
  const measured = byCollection.flatMap((collection) => collection.measured)
  say('95 % intervals in brackets')
  for (const { name, ...collection } of [
    ...byCollection,
    { name: 'all', measured, figures: figures(measured) },
  ]) {
    say(`\n${name}: ${collection.measured.length} held-out messages`)
    for (const [what, figure] of Object.entries(collection.figures))
      say(`${what.padEnd(56)} ${inWords(figure)}`)
  }
  say('\nAll, by class (serious ones: found as serious; others: false alarms)')
  for (const [name, ones] of Object.entries(
    Object.groupBy(measured, ({ message }) => `${message.level} ${message.class}`),
  ).sort())
    say(
      `${name.padEnd(56)} ${inWords(share((ones ?? []).filter(({ level }) => isGrave(level)).length, ones?.length ?? 0))}`,
    )
  if (withWrong)
    for (const one of measured.filter(isWrong))
      say(`${one.message.level} -> ${one.level}: ${one.message.turns.join(' / ')}`)
}

function isWrong(one: Measured): boolean {
  return !isFound(one) || (isGrave(one.level) && !isGrave(one.message.level))
}

function inWords({ found, of, share: rate, from, to }: Share): string {
  const percent = (part: number) => (part * 100).toFixed(1)
  return `${percent(rate).padStart(5)} % of ${String(of).padStart(4)} (${found}) [${percent(from)}, ${percent(to)}]`
}
