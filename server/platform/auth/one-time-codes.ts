import { randomInt } from 'node:crypto'
import { build, type Scope, sql } from '#server/database/client.ts'
import { codeHash } from './code-hash.ts'

export type CodePurpose =
  | 'factor'
  | 'step_up'
  | 'email_otp'
  | 'phone_otp'
  | 'phone_change'
  | 'auth_code'
  | 'web3_nonce'

/** What a code is for; it is good for exactly this and nothing else. */
export interface CodeFor {
  purpose: CodePurpose
  userId?: string | null
  factorId?: string | null
  target?: string | null
}

const minutes = 10
const triesMax = 5

export const sixDigits = () => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * Keeps a code for ten minutes. An earlier one for the same user and purpose ends, so that of short codes only the
 * newest works; two apps may redeem long ones side by side. Answers its id.
 */
export async function storeCode(
  scope: Scope,
  authSecret: string,
  code: string,
  what: CodeFor,
): Promise<string> {
  if (what.userId && what.purpose !== 'auth_code')
    await scope.rows(
      build
        .deleteFrom('auth.one_time_code')
        .where('purpose', '=', what.purpose)
        .where('user_id', '=', what.userId)
        .where('factor_id', 'is not distinct from', what.factorId ?? null),
    )
  const kept = await scope.row(
    build
      .insertInto('auth.one_time_code')
      .values({
        purpose: what.purpose,
        user_id: what.userId ?? null,
        factor_id: what.factorId ?? null,
        target: what.target ?? null,
        code_hash: codeHash(authSecret, code),
        expires_at: new Date(Date.now() + minutes * 60_000),
      })
      .returning('id'),
  )
  if (!kept) throw new Error('a code that was just kept is missing')
  return kept.id
}

/**
 * Uses up a six-digit code of this user. Each try counts before it is looked at, and after five the code is dead.
 * Answers what the code was bound to, or undefined where it is wrong, old or used. For nobody, who has none, the same
 * is done, so that the work does not tell whether there is somebody.
 */
export async function redeemCode(
  scope: Scope,
  authSecret: string,
  code: string,
  what: CodeFor & { userId: string | null },
): Promise<{ factorId: string | null; target: string | null } | undefined> {
  const counted = await scope.rows(
    build
      .updateTable('auth.one_time_code')
      .set({ tries: sql`tries + 1` })
      .where('purpose', '=', what.purpose)
      .where('user_id', '=', what.userId)
      .where('expires_at', '>', new Date())
      .where('tries', '<', triesMax)
      .$if(Boolean(what.factorId), (query) => query.where('factor_id', '=', what.factorId ?? null))
      .returning(['id', 'code_hash']),
  )
  const hash = codeHash(authSecret, code)
  const right = counted.find((kept) => kept.code_hash.equals(hash))
  return right ? takeById(scope, right.id) : undefined
}

/** Uses up a code or token that is too long to guess and so needs no counting. */
export async function redeemLongCode(
  scope: Scope,
  authSecret: string,
  code: string,
  purpose: CodePurpose,
): Promise<{ userId: string | null; target: string | null } | undefined> {
  return scope.row(
    build
      .deleteFrom('auth.one_time_code')
      .where('purpose', '=', purpose)
      .where('code_hash', '=', codeHash(authSecret, code))
      .where('expires_at', '>', new Date())
      .returning(['user_id as userId', 'target']),
  )
}

/** Deleting is what makes a code work once, however many ask at the same moment. */
function takeById(scope: Scope, id: string) {
  return scope.row(
    build
      .deleteFrom('auth.one_time_code')
      .where('id', '=', id)
      .returning(['factor_id as factorId', 'target']),
  )
}
