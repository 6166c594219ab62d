import { build, prepare, type Scope, sql } from './client.ts'

/** Has the transaction that it is part of commit without waiting for the disk, which a crash of Postgres may forget. */
export const unhurried = sql<boolean>`set_config('synchronous_commit', 'off', true) is not null`

const unhurriedStatement = prepare(() => build.selectNoFrom(unhurried.as('is_set')))
const flush = prepare(() =>
  build.selectNoFrom(sql<string>`pg_logical_emit_message(false, 'lightly', '', true)`.as('at')),
)

/** The rest of this transaction commits without waiting for the disk: whoever tells of it waits for `flushed`. */
export async function hurry(transaction: Scope): Promise<void> {
  await transaction.row(unhurriedStatement())
}

/**
 * Resolves once all that was committed before is on the disk. A commit that tells others of it (`publish`) holds back every other such
 * commit until it is on the disk; this waits for the disk together with all who wait at that moment.
 */
export async function flushed(scope: Scope): Promise<void> {
  await scope.row(flush())
}
