import pg from 'pg'

const patience = { connectionTimeoutMillis: 5_000, statement_timeout: 30_000, query_timeout: 32_000 }

/**
 * Removes from the queue, done or to do, every job whose data or output names one of these, such as a member's id.
 * The queue's schema is open to its owner alone, so this connects as such.
 */
export async function removeJobsAbout(url: string, names: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, ...patience })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ queue: string | null }>(`select to_regclass('pgboss.job') as queue`)
    if (!rows[0]?.queue) return
    await client.query(
      `delete from pgboss.job
       where exists (select from unnest($1::text[]) name where position(lower(name) in lower(concat(data, output))) > 0)`,
      [names],
    )
  } finally {
    await client.end()
  }
}
