import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import * as privacy from '#contract/privacy.ts'
import { prepareExports } from '#server/features/privacy/prepare-exports.ts'
import type { TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

/** Has a copy of her data made, and answers where it is fetched. */
export async function readyCopy(server: TestServer, member: Visitor): Promise<string> {
  await member.call(privacy.requestExport, {})
  await prepareExports(server.services, new Date())
  return (await member.call(privacy.openExport, {})).body.url
}

/** Fetches a copy as a browser would. Answers its files as text, or where the browser is led instead. */
export async function download(server: TestServer, member: Visitor, path: string) {
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(server.origin + path, { headers: { cookie }, redirect: 'manual' })
  if (response.status !== 200) return response.headers.get('location')
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}
