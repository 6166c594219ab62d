import { parseArgs } from 'node:util'
import { facts } from '#content/facts/shelf.ts'

// npm run facts: every answer of the facts shelf with its source, and who has signed it.
// npm run facts -- --unsigned: only those that no clinician has signed, or whose source has no date yet.

const { values } = parseArgs({ options: { unsigned: { type: 'boolean' } } })
const isOpen = ({ reviewed_by, source }: (typeof facts)[number]) =>
  reviewed_by === null || source.dated === null

for (const { id, source, reviewed_by } of values.unsigned ? facts.filter(isOpen) : facts)
  process.stdout.write(
    `${id} | ${source.name} | ${source.dated ?? 'no date'} | ${reviewed_by ?? 'unsigned'}\n`,
  )
const signed = facts.filter(({ reviewed_by }) => reviewed_by !== null)
process.stdout.write(`${signed.length} of ${facts.length} signed\n`)
