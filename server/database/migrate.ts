import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const ownMigrations = join(import.meta.dirname, 'migrations')
/** Key of the advisory lock under which one process migrates while others wait. */
const lockKey = 7_163_905

interface Migration {
  name: string
  sql: string
  checksum: string
}

/**
 * Brings a database up to date as its owner and returns the names of the migrations it applied, in order.
 * Each runs in a transaction of its own. Roles that are there already are not made, so the
 * owner need not be allowed to. Throws where a landed file was changed, removed or overtaken by one
 * with a lower number: migrations only go forward.
 */
export async function migrate(url: string, directory = ownMigrations): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A lost connection also fails the query under way, which is where it is reported.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      `create table if not exists public.migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const landed = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from public.migrations order by name collate "C"',
    )
    const pending = pendingMigrations(readMigrations(directory), landed.rows)
    for (const migration of pending) await apply(client, migration)
    return pending.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

function readMigrations(directory: string): Migration[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
      throw new Error(`A migration is named 0001-like-this.sql: ${name}`)
    const sql = readFileSync(join(directory, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

function pendingMigrations(files: Migration[], landed: { name: string; checksum: string }[]): Migration[] {
  landed.forEach(({ name, checksum }, index) => {
    const file = files[index]
    if (file?.name !== name)
      throw new Error(`Migration ${name} has landed here, but ${file?.name} is in its place`)
    if (file.checksum !== checksum)
      throw new Error(`Migration ${name} has landed and must not change: add another`)
  })
  return files.slice(landed.length)
}

// How the first migration makes each of its roles.
const makesRole = /^do \$\$ begin\s+create role (\w+) [^;]*;\s+exception [^;]*; end \$\$;$/gm

/** `create role` asks for CREATEROLE even where the role is there: what an administrator has made need not be made again. */
async function withoutRolesMade(client: pg.Client, sql: string): Promise<string> {
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles')
  const made = new Set(rows.map(({ rolname }) => rolname))
  return sql.replace(makesRole, (block, role) => (made.has(role) ? '' : block))
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(await withoutRolesMade(client, sql))
    await client.query('insert into public.migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
