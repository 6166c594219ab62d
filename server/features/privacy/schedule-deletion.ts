import type { FastifyBaseLogger } from 'fastify'
import { deletionScheduledMail } from '#content/mails/deletion-scheduled.ts'
import { dayText } from '#contract/day-text.ts'
import { limits } from '#contract/limits.ts'
import { build, sql } from '#server/database/client.ts'
import { mailsPerHour } from '#server/features/account/credential-changes.ts'
import { resumeCharging, stopCharging } from '#server/features/membership/stop-charging.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import { countAttempt } from '#server/platform/auth/attempts.ts'
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
 * Asking again keeps the first date, and mails nothing.
 * @throws AppError 503, and changes nothing here, while the payment provider cannot be reached.
 */
export async function scheduleDeletion(
  services: Needs,
  caller: Caller,
  log: FastifyBaseLogger,
): Promise<Date> {
  const { database, payments } = services
  const { userId } = caller
  await stopCharging(database, payments, userId).catch(unreachable)
  const { due_at, is_new } = await database.asSystem().transaction(async (scope) => {
    const planned = await scope.row(
      build
        .insertInto('account_deletions')
        .values({ user_id: userId, due_at: new Date(Date.now() + limits.graceDays * dayMs) })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(({ ref }) => ({ due_at: ref('account_deletions.due_at') })),
        )
        .returning(['due_at', sql<boolean>`old.user_id is null`.as('is_new')]),
    )
    if (!planned) throw new Error('an upsert that returned nothing')
    await scope.rows(build.deleteFrom('auth.session').where('userId', '=', userId))
    return planned
  })
  if (is_new)
    await mailDeletion(services, caller, due_at).catch((error: unknown) =>
      log.error({ err: error }, 'a mail about a deletion could not be sent'),
    )
  return due_at
}

/** @throws AppError 429 where she has had a few within the hour: it may be taken back and planned again. */
async function mailDeletion({ config, database, mailer }: Needs, { userId, email }: Caller, dueAt: Date) {
  await countAttempt(database.asSystem(), `deletion mail ${userId}`, mailsPerHour)
  const { timezone } = await findProfile(database.asSystem(), userId)
  await mailer.send(email, deletionScheduledMail(`${config.publicUrl}/signin`, dayText(dueAt, timezone)))
}

/** Takes the deletion back. @throws AppError 503, and changes nothing here, while the provider cannot be reached. */
export async function cancelDeletion({ database, payments }: Needs, userId: string): Promise<void> {
  await resumeCharging(database, payments, userId).catch(unreachable)
  await database.asSystem().rows(build.deleteFrom('account_deletions').where('user_id', '=', userId))
}
