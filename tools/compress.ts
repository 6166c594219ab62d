import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import zopfli from '@gfx/zopfli'

// A program of its own: zopfli's package takes over how the process that loads it reports errors.

const dist = join(import.meta.dirname, '..', 'dist')
/** What is larger than this, in bytes, is worth the moment that the smallest deflate takes. */
const largeBytes = 4_000
/** What is larger still is fetched while nobody waits for it: the last hundredth of it is not worth half a minute. */
const hugeBytes = 1_000_000

// Each text file's compressed twins stand beside it, so that the server never compresses.
for (const file of globSync('**/*.{js,css,html,svg,webmanifest,txt}', { cwd: dist })) {
  const bytes = readFileSync(join(dist, file))
  const deflated =
    bytes.length < largeBytes || bytes.length > hugeBytes
      ? gzipSync(bytes, { level: 9 })
      : await zopfli.gzipAsync(bytes, { numiterations: 5 })
  const quality = bytes.length > hugeBytes ? 9 : constants.BROTLI_MAX_QUALITY
  writeFileSync(
    join(dist, `${file}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  )
  writeFileSync(join(dist, `${file}.gz`), deflated)
}
