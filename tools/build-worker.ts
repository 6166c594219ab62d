import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** Files that a phone without a network has no use for. */
const leftOut = ['welcome.html', 'robots.txt', 'service-worker.js']
/** The guide is stored by the pages that need it. */
const ofGuide = /^assets\/guide-/

/**
 * Builds the service worker into `dist` with the list of every file of the build, each lazy part included, so that
 * one visit puts the whole app on the phone. Its version is a hash of all of them: a build that changes nothing is
 * no update.
 * @param entry the worker's source
 * @param dist the finished build, before its compressed twins are written
 */
export async function buildWorker(entry: string, dist: string): Promise<void> {
  const files = globSync('**/*.{js,css,html,png,svg,webmanifest,woff2}', { cwd: dist })
    .filter((file) => !leftOut.includes(file) && !ofGuide.test(file))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(dist, file)))
  const version = hash.digest('hex').slice(0, 16)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify({ version, files: files.map((file) => `/${file}`) }) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: { input: entry, output: { entryFileNames: 'service-worker.js', format: 'iife' } },
    },
  })
}
