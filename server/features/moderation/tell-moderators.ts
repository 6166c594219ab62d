import { urgentCaseMail } from '#content/mails/urgent-case.ts'
import { build } from '#server/database/client.ts'
import type { Services } from '#server/services.ts'

type Needs = Pick<Services, 'config' | 'database' | 'mailer'>

/** Mails each moderator that there is an urgent case, once for all that came since: no word of what it says, nor of whom. */
export async function tellModerators({ config, database, mailer }: Needs, now: Date): Promise<void> {
  const system = database.asSystem()
  const untold = await system.rows(
    build
      .updateTable('cases')
      .set({ told_at: now })
      .where('urgency', '=', 0)
      .where('told_at', 'is', null)
      .where('closed_at', 'is', null)
      .returning('id'),
  )
  if (untold.length === 0) return
  const moderators = await system.rows(
    build
      .selectFrom('moderators')
      .innerJoin('auth.user as account', 'account.id', 'moderators.user_id')
      .select('account.email'),
  )
  const mail = urgentCaseMail(`${config.publicUrl}/moderate`)
  try {
    await Promise.all(moderators.map(({ email }) => mailer.send(email, mail)))
  } catch (error) {
    // The next run tries again; who has had one has another.
    const ids = untold.map(({ id }) => id)
    await system.rows(build.updateTable('cases').set({ told_at: null }).where('id', 'in', ids))
    throw error
  }
}
