import { demoMember, demoModerator } from '#content/demo/people.ts'
import { createApp } from '#server/app.ts'
import { findUser } from '#server/features/account/repo.ts'
import { grantModerator } from '#server/features/moderation/moderators-repo.ts'
import { findProfile, updateProfile } from '#server/features/profile/repo.ts'
import type { Services } from '#server/services.ts'
import { makeVillagers, villageMoment } from './accounts.ts'
import { createCaller } from './caller.ts'
import { fillMember } from './fill-member.ts'
import { fillVillage } from './fill-village.ts'
import { join } from './join.ts'
import { planVillage } from './plan.ts'
import { dayMs } from './times.ts'

const memberDays = 60

/** What a run found to do. */
export interface FillResult {
  threads: number
  replies: number
  written: number
  isMemberNew: boolean
}

/** Whether somebody of the demo has her account, and all that it needs. */
async function isSettled({ database }: Services, email: string): Promise<boolean> {
  const user = await findUser(database.asSystem(), email)
  if (!user?.emailVerified) return false
  return (await findProfile(database.asMember(user.id), user.id)).onboarding_completed
}

/**
 * Fills the village and the weeks of its member, and makes a moderator. What is there already stays as it is, so that a run that was cut
 * short is gone on with by the next.
 */
export async function fillDemo(services: Services): Promise<FillResult> {
  const { database } = services
  const now = await villageMoment(services)
  const since = new Date(now.getTime() - memberDays * dayMs)
  const threads = planVillage(now)
  const villagers = await makeVillagers(services, now)
  const http = await createApp(services)
  try {
    const call = createCaller(http)
    const isThere = await isSettled(services, demoMember.email)
    if (!isThere) {
      const id = await join(services, call, { ...demoMember, since })
      await updateProfile(database.asMember(id), id, { display_name: demoMember.name })
    }
    const her = await findUser(database.asSystem(), demoMember.email)
    if (her) villagers.set(demoMember.name, her.id)
    const written = await fillVillage(services, threads, villagers, now)
    const isMemberNew = !isThere && (await fillMember(services, call, threads, now))
    if (!(await isSettled(services, demoModerator.email))) {
      const id = await join(services, createCaller(http), { ...demoModerator, since })
      const { name } = demoModerator
      await grantModerator(database.asSystem(), demoModerator.email)
      await updateProfile(database.asMember(id), id, {
        display_name: name,
        full_name: name,
        onboarding_completed: true,
      })
    }
    return {
      threads: threads.length,
      replies: threads.reduce((sum, { replies }) => sum + replies.length, 0),
      written,
      isMemberNew,
    }
  } finally {
    await http.close()
  }
}
