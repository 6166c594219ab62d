import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { readLabelled } from '#training/labelled.ts'
import { answer } from '../server/features/companion/local-companion.ts'

// npm run companion-gaps: the ordinary messages of the labelled set that the companion's library has nothing for.
// npm run companion-gaps -- --file messages.jsonl: the same for messages in a file, rows {"text"} or plain lines.
// Messages are read here and printed here; nothing is kept.

const { values } = parseArgs({ options: { file: { type: 'string' } } })
const row = z.object({ text: z.string() })

function textsIn(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines
    .filter((line) => line.trim())
    .map((line) => (line.startsWith('{') ? row.parse(JSON.parse(line)).text : line))
}

function isGap(text: string): boolean {
  const { entryId } = answer({
    text,
    history: [],
    youToday: null,
    isSOS: false,
    safetyLevel: 'none',
    safetyCard: null,
    recentEntryIds: [],
    turns: 0,
    localHour: 14,
    mode: null,
  })
  return entryId.startsWith('fallback-')
}

const ordinary = () =>
  readLabelled().flatMap(({ level, turns }) => (level === 'none' && turns.length === 1 ? turns : []))
const texts = values.file === undefined ? ordinary() : textsIn(values.file)
const gaps = texts.filter(isGap)
for (const text of gaps) process.stdout.write(`${text}\n`)
const share = texts.length === 0 ? 0 : (100 * gaps.length) / texts.length
process.stdout.write(`\n${gaps.length} of ${texts.length} messages (${share.toFixed(1)} %) match nothing.\n`)
