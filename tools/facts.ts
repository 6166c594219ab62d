import { parseArgs } from 'node:util'
import type { FactSection } from '#content/facts/fact.ts'
import { factSections } from '#content/facts/shelf.ts'

// npm run facts: every answer of the facts shelf with its section and source, and who has signed it.
// npm run facts -- --unsigned: only those that no clinician has signed, or whose source has no date yet.

/** The answers of a shelf, a line each, and how many of them are signed. */
export function listFacts(sections: readonly FactSection[], isUnsigned: boolean): string[] {
  const all = sections.flatMap(({ name, topics }) =>
    topics.flatMap(({ facts }) => facts.map((fact) => ({ section: name, ...fact }))),
  )
  const listed = all.filter(
    ({ reviewed_by, source }) => !isUnsigned || reviewed_by === null || source.dated === null,
  )
  const signed = all.filter(({ reviewed_by }) => reviewed_by !== null)
  return [
    ...listed.map(({ id, section, source, reviewed_by }) =>
      [id, section, source.name, source.dated ?? 'no date', reviewed_by ?? 'unsigned'].join(' | '),
    ),
    `${signed.length} of ${all.length} signed`,
  ]
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { unsigned: { type: 'boolean' } } })
  process.stdout.write(`${listFacts(factSections, values.unsigned ?? false).join('\n')}\n`)
}
