import { moderationRefusals } from '#content/moderation/refusals.ts'
import type { SanctionKind } from '#contract/reports.ts'
import { build, type Database, type Scope, sql } from '#server/database/client.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { writeAudit } from './cases-repo.ts'

interface DecidedCase {
  moderatorId: string
  caseId: string
  isShown: boolean
  sanction: SanctionKind | null
  /** How long a freeze or a limit holds. */
  days: number
  why: string
}

const dayMs = 86_400_000

/** Until when it holds; null where it is only said, or holds until it is taken back. */
const endOf = (sanction: SanctionKind | null, days: number, now: Date) =>
  sanction === 'freeze' || sanction === 'limit' ? new Date(now.getTime() + days * dayMs) : null

/** The lock under which everything in a thread happens, reports of it included. */
const lockThread = (scope: Scope, postId: string) =>
  scope.rows(build.selectFrom('posts').select('id').where('id', '=', postId).forUpdate())

/** Shows or hides what the case is of. Whatever becomes readable with it is told as if it had just been written. */
async function setShown(scope: Scope, postId: string, replyId: string | null, isShown: boolean) {
  const set = { is_held: false, is_hidden: !isShown }
  if (!replyId) {
    await scope.rows(build.updateTable('posts').set(set).where('id', '=', postId))
    return
  }
  await scope.rows(build.updateTable('replies').set(set).where('id', '=', replyId))
  await scope.rows(sql`select recount_thread(${postId})`.compile(build))
  await scope.rows(
    (isShown ? sql`select tell_of_reply(${replyId})` : sql`select untell_of_reply(${replyId})`).compile(
      build,
    ),
  )
}

/**
 * Decides a case: what it is of is shown or hidden, its writer is told why, and what is asked of her holds from now on. What a decision
 * asked before, the next one takes back. It is written down before it is done.
 * @throws AppError 404 where there is no such case, 403 where it is of the moderator's own words.
 */
export async function decideCase(database: Database, decided: DecidedCase, now: Date): Promise<void> {
  const { moderatorId, caseId, isShown, sanction, days, why } = decided
  const system = database.asSystem()
  const known = await system.row(
    build
      .selectFrom('cases')
      .leftJoin('case_people', 'case_people.number', 'cases.person')
      .select(['cases.post_id', 'case_people.user_id'])
      .where('cases.id', '=', caseId),
  )
  if (!known) throw notFound(moderationRefusals.noCase)
  if (known.user_id === moderatorId) throw new AppError('forbidden', moderationRefusals.ownCase)
  const act = `${isShown ? 'show' : 'hide'}${sanction ? `, ${sanction}` : ''}`
  await writeAudit(system, { moderatorId, act, caseId, reason: why })
  await system.transaction(async (scope) => {
    await lockThread(scope, known.post_id)
    const until = endOf(sanction, days, now)
    const judged = await scope.row(
      build
        .updateTable('cases')
        .set({ is_shown: isShown, why, sanction, sanction_until: until, closed_at: now })
        .where('id', '=', caseId)
        .returning('reply_id'),
    )
    if (!judged) throw notFound(moderationRefusals.noCase)
    await setShown(scope, known.post_id, judged.reply_id, isShown)
    await scope.rows(build.deleteFrom('sanctions').where('case_id', '=', caseId))
    const { user_id, post_id: subjectId } = known
    if (!user_id) return
    if (sanction)
      await scope.rows(
        build.insertInto('sanctions').values({ case_id: caseId, user_id, kind: sanction, until }),
      )
    await notify(scope, {
      userId: user_id,
      kind: 'village_decision',
      key: caseId,
      subjectId,
      eventId: crypto.randomUUID(),
    })
  })
}

/**
 * Whose words a case is of. The reason is written down before anything is answered.
 * @throws AppError 404 where there is no such case, or its writer's account is gone.
 */
export async function unmaskCase(
  database: Database,
  asked: { moderatorId: string; caseId: string; reason: string },
): Promise<{ member_id: string; name: string | null; email: string }> {
  const system = database.asSystem()
  const known = await system.row(build.selectFrom('cases').select('person').where('id', '=', asked.caseId))
  if (!known) throw notFound(moderationRefusals.noCase)
  await writeAudit(system, { ...asked, act: 'unmask' })
  const writer = await system.row(
    build
      .selectFrom('case_people')
      .innerJoin('auth.user as account', 'account.id', 'case_people.user_id')
      .leftJoin('profiles', 'profiles.user_id', 'case_people.user_id')
      .select(['account.id as member_id', 'account.email', 'profiles.display_name as name'])
      .where('number', '=', known.person),
  )
  if (!writer) throw notFound(moderationRefusals.noCase)
  return writer
}
