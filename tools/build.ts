import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import zopfli from '@gfx/zopfli'
import { build } from 'vite'
import { buildWorker } from './build-worker.ts'
import { checkPageWeight } from './page-weight.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const stampFile = join(dist, '.built-from')
const landingModule = join(root, 'node_modules', '.cache', 'landing')

/** What the build is made from: names, sizes and times of every source, so that nothing is read twice. */
function sourceStamp(): string {
  const files = globSync(['{web,contract,content}/**/*', 'tools/*', 'vite.config.ts', 'package-lock.json'], {
    cwd: root,
  }).sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs, isDirectory } = {
      ...statSync(join(root, file)),
      isDirectory: statSync(join(root, file)).isDirectory(),
    }
    if (!isDirectory) hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** The landing page with its words in the HTML, readable before any script has run, and every page's words where none ever does. */
async function renderPages(): Promise<void> {
  await build({
    root: join(root, 'web'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'features/landing/render.tsx', outDir: landingModule, emptyOutDir: true, manifest: false },
  })
  const { renderLanding, renderNoScripts } = (await import(join(landingModule, 'render.js'))) as {
    renderLanding(): string
    renderNoScripts(): string
  }
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const writePage = (name: string, words: string) =>
    writeFileSync(
      join(dist, name),
      page.replace('<div id="root"></div>', () => `<div id="root">${words}</div>`),
    )
  writePage('welcome.html', renderLanding())
  writePage('index.html', renderNoScripts())
}

/** What every screen needs is larger than this, in bytes: worth the seconds that the smallest deflate takes. */
const largeBytes = 40_000

/** Writes each text file's compressed twins beside it, so that the server never compresses. */
async function compress(): Promise<void> {
  for (const file of globSync('**/*.{js,css,html,svg,webmanifest,txt}', { cwd: dist })) {
    const bytes = readFileSync(join(dist, file))
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(bytes))
    const deflated =
      bytes.length < largeBytes
        ? gzipSync(bytes, { level: 9 })
        : await zopfli.gzipAsync(bytes, { numiterations: 5 })
    writeFileSync(join(dist, `${file}.gz`), deflated)
  }
}

const stamp = sourceStamp()
const isCurrent = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
if (!process.argv.includes('--if-changed') || !isCurrent) {
  await build({ root: join(root, 'web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  await renderPages()
  await buildWorker(join(root, 'web', 'worker', 'service-worker.ts'), dist)
  await compress()
  checkPageWeight(dist)
  writeFileSync(stampFile, stamp)
}
