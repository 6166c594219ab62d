import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { type Assessment, ofTalk } from '#reading/safety/assess.ts'
import { readWeights } from '#reading/safety/model-files.ts'
import { collections, unseenCollections } from '#training/labelled.ts'
import { figures, gravestOf, isCard, isHeard, measureCollection, readTalk } from '#training/measure.ts'
import { makeReport } from '#training/report.ts'
import { type Share, share } from '#training/share.ts'

// npm run safety: what the safety engine finds in the held-out part of each collection of labelled messages, and what it takes for grave that is not.
// npm run safety -- --file messages.jsonl: what it makes of each message in a file, rows {id, text}, or {id, turns} for the gravest of several.
// npm run safety -- --talks talks.jsonl: what would be shown at each line of each talk in a file, rows {id, messages}.
// npm run safety -- --real folder: measures everything, also on the texts by people in the folder, and writes docs/safety-report.json.

const { values } = parseArgs({
  options: { file: { type: 'string' }, talks: { type: 'string' }, real: { type: 'string' } },
})
const shipped = readWeights('shipped')
const say = (line: string) => process.stdout.write(`${line}\n`)
const id = z.union([z.string(), z.number()])
const message = z.union([z.object({ id, text: z.string() }), z.object({ id, turns: z.array(z.string()) })])
const talk = z.object({ id, messages: z.array(z.string()) })

if (values.file !== undefined) readMessages(values.file)
else if (values.talks !== undefined) readTalks(values.talks)
else if (values.real !== undefined) writeReport(values.real)
else printFigures()

function shownOf({ level, certainty, cardId }: Assessment) {
  return { level, certainty, cardId }
}

function readMessages(file: string): void {
  for (const row of rowsOf(file, message, '{id, text}')) {
    const found = 'text' in row ? gravestOf([row.text], shipped) : gravestOf(row.turns, ofTalk)
    say(JSON.stringify({ id: row.id, ...shownOf(found) }))
  }
}

function readTalks(file: string): void {
  for (const row of rowsOf(file, talk, '{id, messages}'))
    say(JSON.stringify({ id: row.id, lines: readTalk(row.messages).map(shownOf) }))
}

function* rowsOf<Row>(file: string, schema: z.ZodMiniType<Row>, shape: string): Generator<Row> {
  for (const [at, line] of readLines(file).entries()) {
    if (line.trim() === '') continue
    const row = rowIn(line, schema)
    if (row === undefined) complain(`line ${at + 1} is no ${shape} and is left out`)
    else yield row
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

function rowIn<Row>(line: string, schema: z.ZodMiniType<Row>): Row | undefined {
  try {
    return schema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

/** Says it beside the results, and lets the command fail once the rest is done. */
function complain(problem: string): void {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}

function writeReport(folder: string): void {
  const file = join(import.meta.dirname, '../docs/safety-report.json')
  writeFileSync(file, `${JSON.stringify(makeReport(folder), null, 2)}\n`)
  say(`Written to ${file}`)
}

function printFigures(): void {
  const byCollection = [...collections, ...unseenCollections].map((name) => ({
    name,
    ...measureCollection(name),
  }))
  const measured = byCollection.flatMap((collection) => collection.measured)
  say('Heard is a card or the soft line. 95 % intervals in brackets.')
  for (const one of [...byCollection, { name: 'all', measured, figures: figures(measured) }]) {
    say(`\n${one.name}: ${one.measured.length} messages`)
    for (const [what, figure] of Object.entries(one.figures)) say(`${what.padEnd(56)} ${inWords(figure)}`)
  }
  say('\nAll, by class: heard, and with a card')
  const byClass = Object.groupBy(measured, (one) => `${one.message.level} ${one.message.class}`)
  for (const [name, ones = []] of Object.entries(byClass).sort()) {
    const [noticed, cards] = [isHeard, isCard].map((is) => ones.filter(({ found }) => is(found)).length)
    say(`${name.padEnd(56)} ${inWords(share(noticed ?? 0, ones.length))}, a card ${cards}`)
  }
}

function inWords({ found, of, share: rate, from, to }: Share): string {
  const percent = (part: number) => (part * 100).toFixed(1)
  return `${percent(rate).padStart(5)} % of ${String(of).padStart(4)} (${found}) [${percent(from)}, ${percent(to)}]`
}
