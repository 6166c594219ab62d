import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createHttp } from './http.ts'
import { serveWebApp } from './web-app.ts'

let folder: string
let http: Awaited<ReturnType<typeof createHttp>>
let port: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lightly-web-'))
  mkdirSync(join(folder, 'assets'))
  for (const [file, text] of Object.entries({
    'index.html': 'the app',
    'welcome.html': 'welcome',
    'assets/a.js': 'a script',
  })) {
    writeFileSync(join(folder, file), text)
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text))
  }
  http = await createHttp(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }))
  await serveWebApp(http, folder)
  port = Number(new URL(await http.listen({ host: '127.0.0.1', port: 0 })).port)
})

afterAll(async () => {
  await http.close()
  rmSync(folder, { recursive: true })
})

/** Asks with these headers and no other, which `fetch` cannot. */
function ask(path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status?: number; encoding?: string }>()
  request({ host: '127.0.0.1', port, path, headers }, (response) => {
    response.resume()
    const { 'content-encoding': encoding } = response.headers
    resolve({ ...(response.statusCode && { status: response.statusCode }), ...(encoding && { encoding }) })
  })
    .on('error', reject)
    .end()
  return promise
}

const encodings = [undefined, 'identity', '*', 'gzip;q=0', 'nonsense', '', 'br;q=0, *;q=0', ';;q=,']
const addresses = ['/', '/welcome', '/welcome/', '/chat/sleep', '/assets/']

test.each(encodings)('pages and files are answered to Accept-Encoding: %s', async (encoding) => {
  const encoded = encoding === undefined ? {} : { 'accept-encoding': encoding }
  for (const path of addresses)
    expect((await ask(path, { accept: 'text/html', ...encoded })).status, path).toBe(200)
  for (const path of ['/', '/welcome', '/assets/a.js'])
    expect((await ask(path, encoded)).status, path).toBe(200)
  expect((await ask('/assets/gone.js', encoded)).status).toBe(404)
  expect((await ask('/assets/', encoded)).status).toBe(404)
})

test('who takes compressed files gets them', async () => {
  expect(await ask('/', { 'accept-encoding': 'gzip, br' })).toEqual({ status: 200, encoding: 'br' })
  expect(await ask('/assets/a.js', { 'accept-encoding': 'gzip' })).toEqual({ status: 200, encoding: 'gzip' })
  expect(await ask('/', { 'accept-encoding': 'gzip;q=0' })).toEqual({ status: 200 })
})
