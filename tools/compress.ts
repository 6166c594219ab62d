import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import zopfli from '@gfx/zopfli'

// A program of its own: zopfli's package takes over how the process that loads it reports errors.

const dist = join(import.meta.dirname, '..', 'dist')
/** What every screen needs is larger than this, in bytes: worth the seconds that the smallest deflate takes. */
const largeBytes = 40_000

// Each text file's compressed twins stand beside it, so that the server never compresses.
for (const file of globSync('**/*.{js,css,html,svg,webmanifest,txt}', { cwd: dist })) {
  const bytes = readFileSync(join(dist, file))
  const deflated =
    bytes.length < largeBytes
      ? gzipSync(bytes, { level: 9 })
      : await zopfli.gzipAsync(bytes, { numiterations: 5 })
  writeFileSync(join(dist, `${file}.br`), brotliCompressSync(bytes))
  writeFileSync(join(dist, `${file}.gz`), deflated)
}
