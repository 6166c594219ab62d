import { randomInt } from 'node:crypto'
import { build, type Scope } from '#server/database/client.ts'
import { codeHash } from './code-hash.ts'

const howMany = 10
// No letter that reads like a digit.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const letters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')

const hashOf = (authSecret: string, code: string) =>
  codeHash(authSecret, `recovery ${code.toLowerCase().replace(/[^a-z\d]/g, '')}`)

/** Ten new codes such as 'k7mpq-x3wza', in place of all earlier ones. This is the only time they can be read. */
export async function renewRecoveryCodes(
  scope: Scope,
  authSecret: string,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => `${letters(5)}-${letters(5)}`)
  await deleteRecoveryCodes(scope, userId)
  await scope.rows(
    build
      .insertInto('auth.recovery_code')
      .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(authSecret, code) }))),
  )
  return codes
}

/** All of hers, used or not: without a second step they open nothing. */
export async function deleteRecoveryCodes(scope: Scope, userId: string): Promise<void> {
  await scope.rows(build.deleteFrom('auth.recovery_code').where('user_id', '=', userId))
}

/** Uses one up; case, spaces and hyphens do not matter. Answers whether it was hers and unused. */
export async function redeemRecoveryCode(
  scope: Scope,
  authSecret: string,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await scope.row(
    build
      .updateTable('auth.recovery_code')
      .set({ used_at: new Date() })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hashOf(authSecret, code))
      .where('used_at', 'is', null)
      .returning('user_id'),
  )
  return used !== undefined
}

/** How many she has left. */
export async function countRecoveryCodes(scope: Scope, userId: string): Promise<number> {
  const counted = await scope.row(
    build
      .selectFrom('auth.recovery_code')
      .select((count) => count.fn.countAll<number>().as('left'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null),
  )
  return counted?.left ?? 0
}
