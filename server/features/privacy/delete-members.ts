import { build, type Scope, sql } from '#server/database/client.ts'
import { tables } from '#server/database/tables.ts'
import { removeOrphans } from '#server/features/membership/remove-orphans.ts'
import { endSubscriptions } from '#server/features/membership/stop-charging.ts'
import { forEachSettled } from '#server/platform/jobs/for-each-settled.ts'
import { removeJobsAbout } from '#server/platform/jobs/remove-jobs-about.ts'
import { removeFilesOf } from '#server/platform/storage/files-repo.ts'
import type { Services } from '#server/services.ts'

type Needs = Pick<Services, 'database' | 'databaseUrl' | 'payments' | 'storage'>

/**
 * Deletes the accounts whose grace is over, each with everything of it, for good. It can stop anywhere and go on
 * later: the account itself goes last, with the request that it should.
 */
export async function deleteMembers(services: Needs, now: Date): Promise<void> {
  const due = await services.database
    .asSystem()
    .rows(
      build
        .selectFrom('account_deletions')
        .innerJoin('auth.user as user', 'user.id', 'account_deletions.user_id')
        .select(['user.id', 'user.email'])
        .where('due_at', '<=', now)
        .orderBy('due_at'),
    )
  try {
    await forEachSettled(due, (member) => deleteMember(services, member, now))
  } finally {
    await services.database.asSystem().transaction(removeOrphans)
  }
}

async function deleteMember(
  { database, databaseUrl, payments, storage }: Needs,
  member: { id: string; email: string },
  now: Date,
): Promise<void> {
  if (!(await isStillDue(database.asSystem(), member.id, now))) return
  await endSubscriptions(database, payments, member.id)
  await removeJobsAbout(databaseUrl, [member.id, member.email])
  await removeFilesOf(database.asSystem(), storage, member.id)
  await database.asSystem().transaction(async (scope) => {
    if (await isStillDue(scope, member.id, now))
      for (const { name, erasure } of tables)
        if (erasure)
          await scope.rows(sql`delete from ${sql.table(name)} where ${erasure(member)}`.compile(build))
  })
}

/** Whether she has not taken it back meanwhile; she cannot from here on. */
async function isStillDue(scope: Scope, userId: string, now: Date): Promise<boolean> {
  const row = await scope.row(
    build
      .selectFrom('account_deletions')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('due_at', '<=', now)
      .forUpdate(),
  )
  return row !== undefined
}
