import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
}

const firstRouteBudget = 103_000
const lazyRouteBudget = 60_000
/** What may be seen first, with all the parts that `web/app.tsx` puts together for it. */
const firstRoutes: Record<string, string[]> = {
  '/welcome': ['features/landing/landing-screen.tsx'],
  '/signin': ['features/account/sign-in-screen.tsx'],
  '/start-checkout': ['features/membership/checkout-screen.tsx'],
  '/home': ['screens/home.tsx'],
}

/** Files that a chunk cannot run without, itself included. */
function closure(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen)
  return seen
}

/** Prints what each route makes a phone fetch. @throws when a route is over its budget. */
export function checkPageWeight(dist: string): void {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
  )
  const bytesOf = (files: Iterable<string>, twin: string) =>
    [...files].reduce((sum, file) => sum + readFileSync(join(dist, `${file}.${twin}`)).length, 0)
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entryKey) throw new Error('the build has no entry')
  const frame = closure(manifest, entryKey)
  const over: string[] = []
  const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
  const report = (name: string, files: Set<string>, budget: number) => {
    const bytes = bytesOf(files, 'gz')
    process.stdout.write(`  ${kB(bytes)} kB gz of ${budget / 1000} ${kB(bytesOf(files, 'br'))} br  ${name}\n`)
    if (bytes > budget) over.push(name)
  }

  process.stdout.write('JavaScript by route\n')
  for (const [path, keys] of Object.entries(firstRoutes)) {
    const gone = keys.filter((key) => !manifest[key])
    if (gone.length > 0) throw new Error(`no longer a part that loads by itself: ${gone.join(', ')}`)
    const files = keys.flatMap((key) => [...closure(manifest, key)])
    report(`first route: ${path}`, new Set([...frame, ...files]), firstRouteBudget)
  }
  for (const [key, chunk] of Object.entries(manifest))
    if (chunk.isDynamicEntry) {
      const own = closure(manifest, key).difference(frame)
      report(`lazy: ${chunk.src ?? key}`, own, lazyRouteBudget)
    }
  if (over.length > 0) throw new Error(`Over the page-weight budget: ${over.join(', ')}`)
}
