import { build, type Scope, sql } from '#server/database/client.ts'
import { AppError } from '../http/app-error.ts'

interface Allowance {
  /** How often within the window. */
  times: number
  minutes: number
  /** What she reads once it is used up. */
  refusal?: string
}

const tooMany = 'That was a few too many tries. Please wait a little and try again.'

/**
 * Counts one try under `key`, which names what is tried and by whom; the window starts with the first.
 * @throws AppError 429 once the allowance is used up. Counting happens first, so tries at once cannot slip through.
 */
export async function countAttempt(
  scope: Scope,
  key: string,
  { times, minutes, refusal = tooMany }: Allowance,
): Promise<void> {
  const ends = new Date(Date.now() + minutes * 60_000)
  const counted = await scope.row(
    build
      .insertInto('auth.attempt')
      .values({ key, count: 1, window_ends: ends })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when attempt.window_ends < now() then 1 else attempt.count + 1 end`,
          window_ends: sql`case when attempt.window_ends < now() then excluded.window_ends else attempt.window_ends end`,
        }),
      )
      .returning('count'),
  )
  if (counted && counted.count > times) throw new AppError('too_many', refusal)
}

/** Starts afresh, after a try that was right. */
export async function forgetAttempts(scope: Scope, key: string): Promise<void> {
  await scope.rows(build.deleteFrom('auth.attempt').where('key', '=', key))
}
