import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { exportReadme } from '#content/export-readme.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { tables } from '#server/database/tables.ts'
import { listFiles } from '#server/platform/storage/files-repo.ts'
import { isMissing } from '#server/platform/storage/is-missing.ts'
import { keyOf, type Storage } from '#server/platform/storage/storage.ts'

interface Entry {
  name: string
  bytes: Uint8Array
  /** Packed already, as pictures are. */
  isPacked?: boolean
}

/**
 * Writes everything of hers as one ZIP at `path`, less what she has deleted: a page to read first, a JSON file for each table,
 * and her pictures. `made` stands on the page. One entry at a time is in memory.
 */
export async function writeArchive(
  path: string,
  { scope, storage }: { scope: Scope; storage: Storage },
  member: { id: string; email: string },
  made: Date,
): Promise<void> {
  const out = createWriteStream(path, { mode: 0o600 })
  const written = finished(out)
  const zip = new Zip((error, chunk, isLast) => {
    if (error) out.destroy(error)
    else out.write(chunk)
    if (isLast) out.end()
  })
  try {
    for await (const { name, bytes, isPacked } of entriesOf(scope, storage, member, made)) {
      const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
      zip.add(entry)
      entry.push(bytes, true)
      if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), written])
    }
    zip.end()
  } catch (error) {
    out.destroy(error as Error)
  }
  await written
}

async function* entriesOf(
  scope: Scope,
  storage: Storage,
  member: { id: string; email: string },
  made: Date,
): AsyncGenerator<Entry> {
  yield { name: 'README.txt', bytes: strToU8(exportReadme(made)) }
  for (const { name, copy } of tables) {
    if (!copy) continue
    const { rows: whichRows, without = [] } = copy
    const query = sql<Record<string, unknown>>`select * from ${sql.table(name)} where ${whichRows(member)}`
    const rows = await scope.rows(query.compile(build))
    const open = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([key]) => !without.includes(key))),
    )
    const json = JSON.stringify(open, null, 2)
    yield { name: `data/${name.replace('auth.', 'account-')}.json`, bytes: strToU8(json) }
  }
  for (const file of await listFiles(scope, member.id)) {
    const bytes = await storage.getBytes(keyOf(file)).catch((error: unknown) => {
      // An upload that broke off has a row for a while, and no bytes.
      if (isMissing(error)) return null
      throw error
    })
    if (bytes) yield { name: `files/${keyOf(file)}`, bytes: new Uint8Array(bytes), isPacked: true }
  }
}
