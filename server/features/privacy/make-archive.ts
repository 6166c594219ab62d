import { strToU8, zipSync } from 'fflate'
import { exportReadme } from '#content/export-readme.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { tables } from '#server/database/tables.ts'

/**
 * Everything of hers as one ZIP, less what she has deleted: a page to read first, and a JSON file for each table. `made`
 * stands on the page.
 */
export async function makeArchive(
  scope: Scope,
  member: { id: string; email: string },
  made: Date,
): Promise<Buffer> {
  const files: Record<string, Uint8Array> = { 'README.txt': strToU8(exportReadme(made)) }
  for (const { name, copy } of tables) {
    if (!copy) continue
    const { rows: whichRows, without = [] } = copy
    const query = sql<Record<string, unknown>>`select * from ${sql.table(name)} where ${whichRows(member)}`
    const rows = await scope.rows(query.compile(build))
    const open = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([key]) => !without.includes(key))),
    )
    files[`data/${name.replace('auth.', 'account-')}.json`] = strToU8(JSON.stringify(open, null, 2))
  }
  return Buffer.from(zipSync(files, { level: 6 }))
}
