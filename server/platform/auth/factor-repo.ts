import { build, type Scope, sql } from '#server/database/client.ts'

export interface Factor {
  id: string
  type: 'totp' | 'phone'
  status: 'unverified' | 'verified'
  friendly_name: string
  phone: string | null
  secret: Buffer | null
  last_step: number | null
  created_at: Date
  last_used_at: Date | null
}

/** Her factors, oldest first. */
export async function listFactors(scope: Scope, userId: string): Promise<Factor[]> {
  const rows = await scope.rows(
    build
      .selectFrom('auth.factor')
      .select([
        'id',
        'type',
        'status',
        'friendly_name',
        'phone',
        'secret',
        'last_step',
        'created_at',
        'last_used_at',
      ])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id'),
  )
  return rows as Factor[]
}

/** Adds a factor that is still to be verified, in place of one of its type that never was. */
export async function insertFactor(
  scope: Scope,
  userId: string,
  factor: Pick<Factor, 'type' | 'friendly_name' | 'phone' | 'secret'>,
): Promise<string> {
  await scope.rows(
    build
      .deleteFrom('auth.factor')
      .where('user_id', '=', userId)
      .where('type', '=', factor.type)
      .where('status', '=', 'unverified'),
  )
  const made = await scope.row(
    build
      .insertInto('auth.factor')
      .values({ user_id: userId, ...factor })
      .returning('id'),
  )
  if (!made) throw new Error('a factor that was just made is missing')
  return made.id
}

/** Notes that a step's code was used. Answers false where it, or a later one, was used already. */
export async function markStepUsed(scope: Scope, factorId: string, step: number): Promise<boolean> {
  const used = await scope.row(
    build
      .updateTable('auth.factor')
      .set({ last_step: step, last_used_at: new Date() })
      .where('id', '=', factorId)
      .where((is) => is.or([is('last_step', 'is', null), is('last_step', '<', step)]))
      .returning('id'),
  )
  return used !== undefined
}

/** Notes when it was last used. */
export async function markFactorUsed(scope: Scope, factorId: string): Promise<void> {
  await scope.rows(
    build.updateTable('auth.factor').set({ last_used_at: new Date() }).where('id', '=', factorId),
  )
}

/** Answers false where it was verified before. */
export async function markFactorVerified(scope: Scope, factorId: string): Promise<boolean> {
  const verified = await scope.row(
    build
      .updateTable('auth.factor')
      .set({ status: 'verified' })
      .where('id', '=', factorId)
      .where('status', '=', 'unverified')
      .returning('id'),
  )
  return verified !== undefined
}

/** Takes it away, and with it the codes that were sent to it. */
export async function deleteFactor(scope: Scope, factorId: string): Promise<void> {
  await scope.rows(build.deleteFrom('auth.factor').where('id', '=', factorId))
}

/** Her sessions lose the level that a factor gave them. */
export async function forgetFactorUse(scope: Scope, userId: string): Promise<void> {
  await scope.rows(
    build.updateTable('auth.session').set({ factor_used_at: null }).where('userId', '=', userId),
  )
}

/** Changes to one member's factors wait for each other, so that two at once cannot both be the first. */
export async function lockFactorsOf(scope: Scope, userId: string): Promise<void> {
  await scope.rows(build.selectFrom('auth.user').select('id').where('id', '=', userId).forUpdate())
}

/** How many second steps she may use. */
export async function countVerified(scope: Scope, userId: string): Promise<number> {
  const counted = await scope.row(
    build
      .selectFrom('auth.factor')
      .select(sql<number>`count(*)`.as('verified'))
      .where('user_id', '=', userId)
      .where('status', '=', 'verified'),
  )
  return counted?.verified ?? 0
}
