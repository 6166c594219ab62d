import { build, type Database } from '#server/database/client.ts'
import type { Auth } from './auth.ts'

/** Whose password it is: by e-mail in lower case, by a confirmed number in E.164, or by id. */
export type PasswordOwner = { email: string } | { phone: string } | { userId: string }

async function findHash(database: Database, owner: PasswordOwner) {
  const query = build
    .selectFrom('auth.user as user')
    .innerJoin('auth.account as account', 'account.userId', 'user.id')
    .select(['user.id as userId', 'account.password'])
    .where('account.providerId', '=', 'credential')
  if ('email' in owner) return database.asSystem().row(query.where('user.email', '=', owner.email))
  if ('phone' in owner) return database.asSystem().row(query.where('user.phone', '=', owner.phone))
  return database.asSystem().row(query.where('user.id', '=', owner.userId))
}

/** Her id where the password is right, else null; an unknown account takes as long as a wrong password. */
export async function checkPassword(
  database: Database,
  auth: Auth,
  owner: PasswordOwner,
  password: string,
): Promise<string | null> {
  const found = await findHash(database, owner)
  if (!found?.password) {
    await auth.hashPassword(password)
    return null
  }
  return (await auth.verifyPassword(password, found.password)) ? found.userId : null
}

/** False for an account that was only ever opened through a provider or a wallet. */
export async function hasPassword(database: Database, userId: string): Promise<boolean> {
  return Boolean((await findHash(database, { userId }))?.password)
}
