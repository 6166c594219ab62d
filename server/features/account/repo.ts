import { build, type Scope, sql } from '#server/database/client.ts'

/** Adds a user with a password. Answers her id, or undefined where the e-mail already has an account. */
export async function insertUser(
  scope: Scope,
  email: string,
  passwordHash: string,
  adultConfirmed: boolean,
): Promise<string | undefined> {
  const user = await scope.row(
    build
      .insertInto('auth.user')
      .values({ email, name: '', emailVerified: false })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id'),
  )
  if (!user) return undefined
  await setPassword(scope, user.id, passwordHash)
  await scope.rows(
    build
      .insertInto('profiles')
      .values({ user_id: user.id, adult_confirmed_at: adultConfirmed ? new Date() : null }),
  )
  return user.id
}

/** The member with this e-mail. */
export function findUser(scope: Scope, email: string): Promise<{ id: string } | undefined> {
  return scope.row(build.selectFrom('auth.user').select('id').where('email', '=', email))
}

/** The hash of her password; undefined for a member who has none. */
export async function findPasswordHash(scope: Scope, userId: string): Promise<string | undefined> {
  const account = await scope.row(
    build
      .selectFrom('auth.account')
      .select('password')
      .where('userId', '=', userId)
      .where('providerId', '=', 'credential'),
  )
  return account?.password ?? undefined
}

export async function setPassword(scope: Scope, userId: string, passwordHash: string): Promise<void> {
  await scope.rows(
    build
      .insertInto('auth.account')
      .values({ userId, accountId: userId, providerId: 'credential', password: passwordHash })
      .onConflict((conflict) =>
        conflict
          .columns(['providerId', 'accountId'])
          .doUpdateSet({ password: passwordHash, updatedAt: sql`now()` }),
      ),
  )
}

/**
 * Takes away the ways in that somebody added who had never proved that this e-mail is theirs, from before that was
 * refused. For the first proof of it, before `confirmEmail`.
 */
export async function dropUnproven(scope: Scope, userId: string): Promise<void> {
  const user = await scope.row(
    build.selectFrom('auth.user').select('emailVerified').where('id', '=', userId).forUpdate(),
  )
  if (!user || user.emailVerified) return
  for (const table of ['auth.factor', 'auth.recovery_code', 'auth.one_time_code'] as const)
    await scope.rows(build.deleteFrom(table).where('user_id', '=', userId))
  await scope.rows(
    build.deleteFrom('auth.account').where('userId', '=', userId).where('providerId', '!=', 'credential'),
  )
  await scope.rows(build.updateTable('auth.user').set({ phone: null }).where('id', '=', userId))
}

/** Notes that this e-mail of hers is confirmed. False where her e-mail is another by now. */
export async function confirmEmail(scope: Scope, userId: string, email: string): Promise<boolean> {
  const user = await scope.row(
    build
      .updateTable('auth.user')
      .set({ emailVerified: true, updatedAt: sql`now()` })
      .where('id', '=', userId)
      .where('email', '=', email)
      .returning('id'),
  )
  return user !== undefined
}

/** Gives her a new, confirmed e-mail. Answers the one before; undefined where another member has taken it. */
export async function replaceEmail(scope: Scope, userId: string, email: string): Promise<string | undefined> {
  const before = await scope.row(
    build.selectFrom('auth.user').select('email').where('id', '=', userId).forUpdate(),
  )
  if (!before || (await findUser(scope, email))) return undefined
  await scope.rows(
    build
      .updateTable('auth.user')
      .set({ email, emailVerified: true, updatedAt: sql`now()` })
      .where('id', '=', userId),
  )
  return before.email
}
