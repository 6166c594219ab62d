import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseAst } from 'vite'

/** A regular expression of ours, and where it is written. */
export interface FoundExpression {
  source: string
  flags: string
  file: string
}

const root = join(import.meta.dirname, '..')
/** What members and models write is read in these. */
const rooms = ['content', 'contract', 'reading', 'guide', 'server/features']
/** What only a phone can load. */
const onPhone = join(root, 'guide', 'phone')

function sourceFiles(): string[] {
  return rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(file))
      .map((file) => join(root, room, file)),
  )
}

interface Written {
  literals: FoundExpression[]
  /** Lines on which one is put together. */
  built: string[]
}

/** The expressions that are written out in a file, and where others are put together. */
function readSource(path: string): Written {
  const file = relative(root, path)
  const text = readFileSync(path, 'utf8')
  const found: Written = { literals: [], built: [] }
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return
    const { type, regex, callee, start } = node as Record<string, never> & {
      regex?: { pattern: string; flags: string }
      callee?: { name?: string }
    }
    if (regex) found.literals.push({ source: regex.pattern, flags: regex.flags, file })
    if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp')
      found.built.push(`${file}:${text.slice(0, start).split('\n').length}`)
    for (const part of Object.values(node)) walk(part)
  }
  walk(parseAst(text, { lang: 'ts' }, path))
  return found
}

/**
 * Every regular expression of the rooms that read what members and models write: those that are written out, and those that are put
 * together while the modules load, which this does.
 * @throws where one is put together later, when it could not be found
 */
export async function findExpressions(): Promise<FoundExpression[]> {
  const files = sourceFiles()
  const written = files.map(readSource)
  const built = new Map<string, FoundExpression[]>(
    written.flatMap(({ built }) => built.map((line) => [line, []] as const)),
  )
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, given) {
      const expression = Reflect.construct(target, given) as RegExp
      const stack = new Error().stack ?? ''
      for (const [line, known] of built)
        if (stack.includes(`${line}:`))
          known.push({ source: expression.source, flags: expression.flags, file: line })
      return expression
    },
  })
  for (const file of files.filter((file) => !file.startsWith(onPhone))) await import(pathToFileURL(file).href)
  const unseen = [...built].filter(([, known]) => known.length === 0).map(([line]) => line)
  if (unseen.length > 0)
    throw new Error(`Put the expression together when its module loads, to have it checked: ${unseen}`)
  return [...written.flatMap(({ literals }) => literals), ...[...built.values()].flat()]
}
