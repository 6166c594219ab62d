import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { buildGuide } from './build-guide.ts'
import { buildWorker } from './build-worker.ts'
import { checkPageWeight } from './page-weight.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const stampFile = join(dist, '.built-from')
const landingModule = join(root, 'node_modules', '.cache', 'landing')
const guideFolder = join(root, 'node_modules', '.cache', 'guide')

/** What the build is made from: names, sizes and times of every source, so that nothing is read twice. */
function sourceStamp(): string {
  const files = globSync(
    ['{web,contract,content,reading,guide}/**/*', 'tools/*', 'vite.config.ts', 'package-lock.json'],
    {
      cwd: root,
      // Words that no page has.
      exclude: ['content/demo/**'],
    },
  ).sort()
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

const stamp = sourceStamp()
const isCurrent = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
if (!process.argv.includes('--if-changed') || !isCurrent) {
  const guide = await buildGuide(guideFolder)
  // Vite puts what begins so in the place of import.meta.env.VITE_GUIDE_FILE.
  process.env.VITE_GUIDE_FILE = `/assets/${guide}`
  await build({ root: join(root, 'web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  copyFileSync(join(guideFolder, guide), join(dist, 'assets', guide))
  await renderPages()
  await buildWorker(join(root, 'web', 'worker', 'service-worker.ts'), dist)
  execFileSync(process.execPath, [join(root, 'tools', 'compress.ts')], { stdio: 'inherit' })
  checkPageWeight(dist)
  writeFileSync(stampFile, stamp)
}
