import type { FastifyBaseLogger } from 'fastify'
import { deletionScheduledMail } from '#content/mails/deletion-scheduled.ts'
import { dayText } from '#contract/day-text.ts'
import { limits } from '#contract/limits.ts'
import { build } from '#server/database/client.ts'
import { resumeCharging, stopCharging } from '#server/features/membership/leave.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Caller } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'

type Needs = Pick<Services, 'config' | 'database' | 'mailer' | 'payments'>

const dayMs = 24 * 60 * 60_000
const noPayments =
  'We could not reach the payment company, so nothing has changed. Please try again in a few minutes.'

const unreachable = (error: unknown) => {
  throw new AppError('unavailable', noPayments, { cause: error })
}

/**
 * Plans the deletion of her account, stops what would charge her, signs her out everywhere and mails her.
 * Asking again keeps the first date.
 * @throws AppError 503, and changes nothing here, while the payment provider cannot be reached.
 */
export async function planDeletion(
  { config, database, mailer, payments }: Needs,
  { userId, email }: Caller,
  log: FastifyBaseLogger,
): Promise<Date> {
  await stopCharging(database, payments, userId).catch(unreachable)
  const dueAt = await database.asSystem().transaction(async (scope) => {
    const due_at = new Date(Date.now() + limits.graceDays * dayMs)
    const planned = await scope.row(
      build
        .insertInto('account_deletions')
        .values({ user_id: userId, due_at })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(({ ref }) => ({ due_at: ref('account_deletions.due_at') })),
        )
        .returning('due_at'),
    )
    await scope.rows(build.deleteFrom('auth.session').where('userId', '=', userId))
    return planned?.due_at ?? due_at
  })
  const { timezone } = await findProfile(database.asSystem(), userId)
  await mailer
    .send(email, deletionScheduledMail(`${config.publicUrl}/signin`, dayText(dueAt, timezone)))
    .catch((error: unknown) => log.error({ err: error }, 'a mail about a deletion could not be sent'))
  return dueAt
}

/** Takes the deletion back. @throws AppError 503, and changes nothing here, while the provider cannot be reached. */
export async function keepAccount({ database, payments }: Needs, userId: string): Promise<void> {
  await resumeCharging(database, payments, userId).catch(unreachable)
  await database.asSystem().rows(build.deleteFrom('account_deletions').where('user_id', '=', userId))
}
