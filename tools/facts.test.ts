import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Fact, FactSection } from '#content/facts/fact.ts'
import { facts } from '#content/facts/shelf.ts'
import { listFacts } from './facts.ts'

const fact = (id: string, dated: string | null, reviewed_by: string | null): Fact => ({
  id,
  question: 'Is this a rash?',
  asked: [],
  answer: 'It may be.',
  appliesTo: 'Any age',
  ring: [],
  source: { name: 'healthdirect', dated },
  reviewed_by,
})

const signer = 'Dr A. Hale, GP, 1 November 2026'
const shelf: FactSection[] = [
  {
    id: 'baby',
    name: 'Baby',
    topics: [
      {
        id: 'skin',
        name: 'Skin',
        facts: [fact('rash', '2025', null), fact('cord', '2025', signer), fact('nails', null, signer)],
      },
    ],
  },
]

test('every answer is listed with its section and source, and who signed it', () => {
  expect(listFacts(shelf, false)).toEqual([
    'rash | Baby | healthdirect | 2025 | unsigned',
    `cord | Baby | healthdirect | 2025 | ${signer}`,
    `nails | Baby | healthdirect | no date | ${signer}`,
    '2 of 3 signed',
  ])
})

test('what is unsigned, or of a source without a date, is all that is left to do', () => {
  expect(listFacts(shelf, true).map((line) => line.split(' | ')[0])).toEqual([
    'rash',
    'nails',
    '2 of 3 signed',
  ])
})

test('the command prints them of the shelf that is shown', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/facts.ts', '--unsigned'], {
    encoding: 'utf8',
  })
  const lines = stdout.trimEnd().split('\n')
  const open = facts.filter(({ reviewed_by, source }) => reviewed_by === null || source.dated === null)
  expect(status).toBe(0)
  expect(lines.slice(0, -1).map((line) => line.split(' | ')[0])).toEqual(open.map(({ id }) => id))
  expect(lines.at(-1)).toMatch(new RegExp(`^\\d+ of ${facts.length} signed$`))
})
