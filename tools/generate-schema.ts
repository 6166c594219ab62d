import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../server/database/embedded.ts'
import { migrate } from '../server/database/migrate.ts'

// Writes server/database/schema.ts from a freshly migrated database; with --check it only compares.

interface Column {
  schema: string
  table: string
  column: string
  type: string
  nullable: boolean
  hasDefault: boolean
}

const target = join(import.meta.dirname, '../server/database/schema.ts')

const types: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  date: 'string',
  float8: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  text: 'string',
  timestamptz: 'Timestamp',
  tsvector: 'string',
  uuid: 'string',
}

const header = `// Generated from the migrated database by tools/generate-schema.ts. Do not edit.
import type { ColumnType } from 'kysely'

/** A column with a default, which an insert may leave out. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** Read as parsed JSON; written as JSON text, since pg would turn an array into an array of Postgres. */
export type Json = ColumnType<unknown, string, string>

export type Timestamp = ColumnType<Date, Date | string, Date | string>`

async function readColumns(): Promise<Column[]> {
  const directory = mkdtempSync(join(tmpdir(), 'lightly-schema-'))
  const server = await startEmbeddedPostgres({ dataDir: join(directory, 'data'), durable: false })
  const client = new pg.Client({ connectionString: server.url })
  try {
    await migrate(server.url)
    await client.connect()
    const { rows } = await client.query<Column>(`
      select n.nspname as schema, c.relname as "table", a.attname as "column", t.typname as type,
             not a.attnotnull as nullable, a.atthasdef as "hasDefault"
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      where c.relkind = 'r' and n.nspname in ('public', 'auth')
      order by n.nspname <> 'public', n.nspname, c.relname, a.attnum`)
    return rows
  } finally {
    await client.end()
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

function typeOf({ table, column, type, nullable, hasDefault }: Column): string {
  const element = types[type.replace(/^_/, '')]
  if (!element) throw new Error(`${table}.${column} has type ${type}, which the generator does not know`)
  const base = type.startsWith('_') ? `${element}[]` : element
  const whole = nullable ? `${base} | null` : base
  return hasDefault ? `Generated<${whole}>` : whole
}

function render(columns: Column[]): string {
  const tables = Map.groupBy(columns, ({ schema, table }) =>
    schema === 'public' ? table : `${schema}.${table}`,
  )
  const names = [...tables.keys()].map((key) => ({
    key,
    type: key.replace(/(?:^|[._])(\w)/g, (_, c) => c.toUpperCase()),
  }))
  const interfaces = names.map(({ key, type }) => {
    const fields = (tables.get(key) ?? []).map((column) => `  ${column.column}: ${typeOf(column)}`)
    return `export interface ${type}Table {\n${fields.join('\n')}\n}`
  })
  const map = names.map(({ key, type }) => `  ${key.includes('.') ? `'${key}'` : key}: ${type}Table`)
  return [header, ...interfaces, `export interface DB {\n${map.join('\n')}\n}\n`].join('\n\n')
}

const wanted = render(await readColumns())
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== wanted) {
    process.stderr.write(
      'server/database/schema.ts is out of step with the migrations: node tools/generate-schema.ts\n',
    )
    process.exitCode = 1
  }
} else {
  writeFileSync(target, wanted)
}
