import { build, type Scope, sql } from '#server/database/client.ts'

/** Who moderates, the longest first. */
export async function listModerators(scope: Scope): Promise<{ member_id: string; granted_at: string }[]> {
  const rows = await scope.rows(
    build.selectFrom('moderators').select(['user_id', 'granted_at']).orderBy('granted_at').orderBy('user_id'),
  )
  return rows.map(({ user_id, granted_at }) => ({ member_id: user_id, granted_at: granted_at.toISOString() }))
}

/**
 * Makes the member with this address a moderator, from her next request on.
 * @returns false where nobody has that address and has confirmed it: anybody may sign up with an address of somebody else.
 */
export async function grantModerator(scope: Scope, email: string): Promise<boolean> {
  const member = await findByEmail(scope, email)
  if (!member?.emailVerified) return false
  await scope.rows(
    build
      .insertInto('moderators')
      .values({ user_id: member.id })
      .onConflict((conflict) => conflict.doNothing()),
  )
  return true
}

/** Ends it, from her next request on. @returns false where nobody has that address. */
export async function revokeModerator(scope: Scope, email: string): Promise<boolean> {
  const member = await findByEmail(scope, email)
  if (!member) return false
  await scope.rows(build.deleteFrom('moderators').where('user_id', '=', member.id))
  return true
}

function findByEmail(scope: Scope, email: string) {
  return scope.row(
    build
      .selectFrom('auth.user')
      .select(['id', 'emailVerified'])
      .where('email', '=', sql<string>`lower(${email})`),
  )
}
