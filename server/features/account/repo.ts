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

/** The member with this e-mail, and whether she has confirmed it. */
export function findUser(scope: Scope, email: string) {
  return scope.row(build.selectFrom('auth.user').select(['id', 'emailVerified']).where('email', '=', email))
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

/** Gives her this password, in place of the one before where she has one. */
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

/** Her e-mail, and whether it was proved; her row is locked until the transaction ends. */
function lockEmail(scope: Scope, userId: string) {
  return scope.row(
    build.selectFrom('auth.user').select(['email', 'emailVerified']).where('id', '=', userId).forUpdate(),
  )
}

/**
 * Notes that she has proved this e-mail. Nothing can be added to an account before (`assertMayAddSignInMethod`); should there
 * be a second step, an outside way in or a number all the same, whoever added it had proved nothing, and it goes.
 */
async function noteProved(scope: Scope, userId: string, email: string, wasProved: boolean): Promise<void> {
  if (!wasProved) {
    for (const table of ['auth.factor', 'auth.recovery_code', 'auth.one_time_code'] as const)
      await scope.rows(build.deleteFrom(table).where('user_id', '=', userId))
    await scope.rows(
      build.deleteFrom('auth.account').where('userId', '=', userId).where('providerId', '!=', 'credential'),
    )
    await scope.rows(build.updateTable('auth.user').set({ phone: null }).where('id', '=', userId))
  }
  await scope.rows(
    build
      .updateTable('auth.user')
      .set({ email, emailVerified: true, updatedAt: sql`now()` })
      .where('id', '=', userId),
  )
}

/** Notes that this e-mail of hers is confirmed. False where her e-mail is another by now. */
export async function confirmEmail(scope: Scope, userId: string, email: string): Promise<boolean> {
  const user = await lockEmail(scope, userId)
  if (user?.email !== email) return false
  await noteProved(scope, userId, email, user.emailVerified)
  return true
}

/** Gives her a new, confirmed e-mail. Answers the one before; undefined where another member has taken it. */
export async function replaceEmail(scope: Scope, userId: string, email: string): Promise<string | undefined> {
  const before = await lockEmail(scope, userId)
  if (!before || (await findUser(scope, email))) return undefined
  await noteProved(scope, userId, email, before.emailVerified)
  return before.email
}
