import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { type FoundExpression, findExpressions } from './find-expressions.ts'

// Part of npm run check: fails over a regular expression that may take longer than linear time over some text, of those that read what
// members and models write. One that was found linear is known by its hash and not checked again.

const require = createRequire(import.meta.url)
const { check } = require('recheck') as typeof import('recheck')
const { version } = require('recheck/package.json') as { version: string }
const cache = join(import.meta.dirname, '../node_modules/.cache/linear-expressions.json')
/** After so many milliseconds an expression counts as one that cannot be judged. */
const patience = 60_000
const parser = new RegExpParser()

/** Each top alternative by itself: a choice between linear ones is linear, and small ones are judged soon and surely. */
function alternativesOf({ source, flags }: FoundExpression): AST.Alternative[] {
  return parser.parsePattern(source, 0, source.length, flags.includes('u')).alternatives
}

/** Whether a quantifier goes on until the space that comes next, which it may not hold itself. */
function endsAtSpace({ element, parent, ...quantifier }: AST.Quantifier): boolean {
  if (element.type !== 'CharacterSet' || element.kind === 'any' || parent.type !== 'Alternative') return false
  const next = parent.elements[parent.elements.findIndex(({ start }) => start === quantifier.start) + 1]
  return next?.type === 'Character' && next.raw === ' ' && (element.kind !== 'space' || element.negate)
}

/** Tried at one place of a text, and nothing in it repeats without a bound but what can end in one way only: the wordings of safety. */
function isPlainlyLinear(alternative: AST.Alternative, flags: string): boolean {
  const [first] = alternative.elements
  const isAnchored = flags.includes('y') || (first?.type === 'Assertion' && first.kind === 'start')
  let isPlain = isAnchored && !flags.includes('m')
  visitRegExpAST(alternative, {
    onQuantifierEnter(quantifier) {
      if (quantifier.max === Number.POSITIVE_INFINITY && !endsAtSpace(quantifier)) isPlain = false
    },
  })
  return isPlain
}

/** By the theory of automata, which is certain; by trying many texts where an expression looks around, which that does not cover. */
async function judge(source: string, flags: string) {
  const judged = await check(source, flags, { checker: 'automaton', timeout: patience })
  return judged.status === 'unknown' && judged.error.kind === 'unsupported'
    ? check(source, flags, { checker: 'fuzz', timeout: patience })
    : judged
}

function knownLinear(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(cache, 'utf8')) as string[])
  } catch {
    return new Set()
  }
}

const known = knownLinear()
const linear = new Set<string>()
const waiting = (await findExpressions()).flatMap((found) =>
  alternativesOf(found)
    .filter((alternative) => !isPlainlyLinear(alternative, found.flags))
    .map(({ raw }) => ({ ...found, source: raw, id: hash('sha256', `${version} /${raw}/${found.flags}`) })),
)
const faults: string[] = []

async function checkNext(): Promise<void> {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { id, source, flags, file } = next
    if (!known.has(id) && !linear.has(id)) {
      const judged = await judge(source, flags)
      if (judged.status !== 'safe') {
        const why = judged.status === 'vulnerable' ? judged.complexity.summary : judged.error.kind
        faults.push(`${file}: not linear (${why}): /${source}/${flags}`)
        continue
      }
    }
    linear.add(id)
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, checkNext))

mkdirSync(dirname(cache), { recursive: true })
writeFileSync(cache, JSON.stringify([...linear]))
process.stderr.write(faults.map((fault) => `${fault}\n`).join(''))
process.exit(faults.length === 0 ? 0 : 1)
