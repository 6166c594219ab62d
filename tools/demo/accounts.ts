import { randomUUID } from 'node:crypto'
import { demoEmail, demoPeople } from '#content/demo/people.ts'
import { build, type Scope } from '#server/database/client.ts'
import { confirmEmail, findUser, insertUser } from '#server/features/account/repo.ts'
import { updateProfile } from '#server/features/profile/repo.ts'
import type { Services } from '#server/services.ts'
import { dayMs, minuteMs } from './times.ts'

/** The first account of the demo is so old; the others came in the weeks after it. */
const oldestDays = 90
const apartDays = 1.5

const createdAt = async (scope: Scope, email: string): Promise<Date | undefined> =>
  (await scope.row(build.selectFrom('auth.user').select('createdAt').where('email', '=', email)))?.createdAt

/** Has an account be of a day in the past, with its address confirmed. */
export async function settleAccount(scope: Scope, userId: string, email: string, since: Date): Promise<void> {
  await confirmEmail(scope, userId, email)
  await scope.rows(build.updateTable('auth.user').set({ createdAt: since }).where('id', '=', userId))
}

/**
 * The moment until which the village of the demo was planned: that of its first run, which the age of its oldest account tells, or now
 * where this is the first.
 */
export async function villageMoment({ database }: Pick<Services, 'database'>): Promise<Date> {
  const first = await createdAt(database.asSystem(), demoEmail(demoPeople[0]))
  const now = Math.floor(Date.now() / minuteMs) * minuteMs
  return first ? new Date(first.getTime() + oldestDays * dayMs) : new Date(now)
}

/** Makes the accounts of those who live in the village, which nobody signs in to; answers their ids by name. */
export async function makeVillagers(
  { auth, database }: Pick<Services, 'auth' | 'database'>,
  now: Date,
): Promise<Map<string, string>> {
  const villagers = new Map<string, string>()
  // Nobody knows it.
  const passwordHash = await auth.hashPassword(randomUUID())
  for (const [index, name] of demoPeople.entries()) {
    const email = demoEmail(name)
    const id = await database.asSystem().transaction(async (scope) => {
      const made = await insertUser(scope, email, passwordHash, true)
      if (!made) return (await findUser(scope, email))?.id
      await settleAccount(
        scope,
        made,
        email,
        new Date(now.getTime() - (oldestDays - index * apartDays) * dayMs),
      )
      await updateProfile(scope, made, { display_name: name, full_name: name, onboarding_completed: true })
      return made
    })
    if (id) villagers.set(name, id)
  }
  return villagers
}
