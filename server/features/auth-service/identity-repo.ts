import type { Identity } from '#contract/auth-service.ts'
import { build, type Scope, sql } from '#server/database/client.ts'

/** What the accounts library calls a password is an e-mail identity to members and API clients. */
const emailProvider = 'credential'

/** Her ways to sign in, oldest first. */
export async function listIdentities(scope: Scope, userId: string): Promise<Identity[]> {
  const rows = await scope.rows(
    build
      .selectFrom('auth.account')
      .select(['id', 'providerId', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .orderBy('id'),
  )
  return rows.map(({ id, providerId, createdAt }) => ({
    id,
    provider: providerId === emailProvider ? 'email' : providerId,
    created_at: createdAt.toISOString(),
  }))
}

/** Whose this outside account is. */
export async function findByIdentity(scope: Scope, provider: string, subject: string) {
  const found = await scope.row(
    build
      .selectFrom('auth.account')
      .select('userId')
      .where('providerId', '=', provider)
      .where('accountId', '=', subject),
  )
  return found?.userId
}

/** Adds an outside account to a user. False where it is somebody's already, hers or another's. */
export async function insertIdentity(
  scope: Scope,
  userId: string,
  provider: string,
  subject: string,
): Promise<boolean> {
  const added = await scope.row(
    build
      .insertInto('auth.account')
      .values({ userId, providerId: provider, accountId: subject })
      .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doNothing())
      .returning('id'),
  )
  return added !== undefined
}

/** Takes a way to sign in away. Answers how many she has left; her row is locked, so two at once leave one. */
export async function deleteIdentity(scope: Scope, userId: string, identityId: string) {
  await scope.rows(build.selectFrom('auth.user').select('id').where('id', '=', userId).forUpdate())
  const all = await listIdentities(scope, userId)
  if (!all.some(({ id }) => id === identityId)) return 'not found'
  if (all.length === 1) return 'the last one'
  await scope.rows(build.deleteFrom('auth.account').where('id', '=', identityId))
  return 'deleted'
}

/** A new member whose e-mail a provider has confirmed. Undefined where it has an account by now. */
export async function insertConfirmedUser(scope: Scope, email: string): Promise<string | undefined> {
  const made = await scope.row(
    build
      .insertInto('auth.user')
      .values({ email, name: '', emailVerified: true })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id'),
  )
  if (made) await scope.rows(build.insertInto('profiles').values({ user_id: made.id }))
  return made?.id
}

/** Her confirmed number, with which she may sign in. */
export async function findPhone(scope: Scope, userId: string): Promise<string | null> {
  const found = await scope.row(build.selectFrom('auth.user').select('phone').where('id', '=', userId))
  return found?.phone ?? null
}

/** Whose confirmed number this is. */
export async function findByPhone(scope: Scope, phone: string): Promise<string | undefined> {
  const found = await scope.row(build.selectFrom('auth.user').select('id').where('phone', '=', phone))
  return found?.id
}

/** Notes a confirmed number. False where another member has it. */
export async function setPhone(scope: Scope, userId: string, phone: string): Promise<boolean> {
  const other = await findByPhone(scope, phone)
  if (other && other !== userId) return false
  await scope.rows(
    build.updateTable('auth.user').set({ phone, updatedAt: sql`now()` }).where('id', '=', userId),
  )
  return true
}
