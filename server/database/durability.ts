import { build, prepare, type Scope, sql } from './client.ts'

/** Has the transaction that it is part of commit without waiting for the disk, which a crash of Postgres may forget. */
export const asyncCommit = sql<boolean>`set_config('synchronous_commit', 'off', true) is not null`

const asyncCommitStatement = prepare(() => build.selectNoFrom(asyncCommit.as('is_set')))

/** The rest of this transaction commits without waiting for the disk: whoever tells of it waits for `Database.waitForFlush`. */
export async function commitAsynchronously(transaction: Scope): Promise<void> {
  await transaction.row(asyncCommitStatement())
}
