import { urgentCaseMail } from '#content/mails/urgent-case.ts'
import { build } from '#server/database/client.ts'
import { forEachSettled } from '#server/platform/jobs/for-each-settled.ts'
import type { Services } from '#server/services.ts'

type Needs = Pick<Services, 'config' | 'database' | 'mailer'>

/**
 * Mails each moderator that there is an urgent case, once for all that came since: no word of what it says, nor of whom. It counts as told
 * once the mails are on their way to whoever could be reached: a run that ends before that is done anew, and one address that takes no
 * mail has nobody mailed twice.
 * @throws AggregateError of the mails that could not be sent
 */
export async function mailModerators({ config, database, mailer }: Needs, now: Date): Promise<void> {
  const system = database.asSystem()
  const untold = await system.rows(
    build
      .selectFrom('cases')
      .select('id')
      .where('urgency', '=', 0)
      .where('told_at', 'is', null)
      .where('closed_at', 'is', null),
  )
  if (untold.length === 0) return
  const moderators = await system.rows(
    build
      .selectFrom('moderators')
      .innerJoin('auth.user as account', 'account.id', 'moderators.user_id')
      .select('account.email'),
  )
  const mail = urgentCaseMail(`${config.publicUrl}/moderate`)
  let reached = 0
  try {
    await forEachSettled(moderators, async ({ email }) => {
      await mailer.send(email, mail)
      reached += 1
    })
  } finally {
    const ids = untold.map(({ id }) => id)
    if (reached > 0)
      await system.rows(build.updateTable('cases').set({ told_at: now }).where('id', 'in', ids))
  }
}
