import { build, type Scope } from '#server/database/client.ts'

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
  await scope.rows(
    build
      .insertInto('auth.account')
      .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: passwordHash }),
  )
  await scope.rows(
    build
      .insertInto('profiles')
      .values({ user_id: user.id, adult_confirmed_at: adultConfirmed ? new Date() : null }),
  )
  return user.id
}
