import { limits } from '#contract/limits.ts'
import { build, type Scope, sql } from '#server/database/client.ts'

const dayMs = 86_400_000

/** Removes what stood in posts and replies before they were changed or removed, once no report can ask for it any more. */
export async function removeFormerTexts(system: Scope, now: Date): Promise<void> {
  const until = new Date(now.getTime() - limits.formerTextDays * dayMs)
  await system.rows(build.deleteFrom('former_texts').where('replaced_at', '<', until))
}

/** Forgets which threads members opened a while ago and have nothing else to do with. */
export async function removeOldReads(system: Scope, now: Date): Promise<void> {
  const until = new Date(now.getTime() - limits.readDays * dayMs)
  const isHers = (table: string) =>
    sql<boolean>`exists (
      select from ${sql.table(table)} hers where hers.post_id = village_reads.post_id and hers.user_id = village_reads.user_id
    )`
  await system.rows(
    build
      .deleteFrom('village_reads')
      .where('looked_at', '<', until)
      .where(({ and, not }) =>
        and(['post_follows', 'post_authors', 'reply_authors'].map((table) => not(isHers(table)))),
      ),
  )
}
