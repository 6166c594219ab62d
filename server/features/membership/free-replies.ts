import { gateTexts } from '#content/gate.ts'
import { dayIn } from '#contract/day.ts'
import { errorTexts } from '#contract/errors.ts'
import { type Entitlement, isCounted, mayHaveReply } from '#contract/gate.ts'
import type { SafetyLevel } from '#contract/safety.ts'
import { build, type Database, type Scope } from '#server/database/client.ts'
import { AppError } from '#server/platform/http/app-error.ts'

const keptMs = 3 * 24 * 60 * 60 * 1000

interface Asked {
  messageId: string
  isSOS: boolean
  safetyLevel: SafetyLevel
  isFree: boolean
}

/**
 * Lets a reply begin, or says kindly why not. A free member's reply is counted here, once for each message of hers,
 * in turn with every other of hers, so that five are five however many she asks for at once. Her message is kept
 * before.
 * @throws AppError 403 `members_only` where the day's free replies are used.
 */
export async function allowReply(
  database: Database,
  userId: string,
  entitlement: Entitlement,
  asked: Asked,
): Promise<void> {
  if (!isCounted(entitlement, asked)) return
  await database.asMember(userId).transaction(async (scope) => {
    const profile = await scope.row(
      build.selectFrom('profiles').select('timezone').where('user_id', '=', userId).forNoKeyUpdate(),
    )
    if (!profile) throw new AppError('unauthorized', errorTexts.unauthorized)
    const day = dayIn(profile.timezone, new Date())
    if (!(await isLeft(scope, userId, day, entitlement, asked))) throw repliesUsed()
    await scope.rows(
      build
        .insertInto('free_replies')
        .values({ user_id: userId, message_id: asked.messageId, day })
        .onConflict((conflict) => conflict.columns(['user_id', 'message_id']).doNothing()),
    )
  })
}

/**
 * Says no as `allowReply` would by now, and counts nothing: for before something is given up for the reply.
 * @param isFree whether her reply is free, which is asked only where nothing is left
 * @throws AppError 403 `members_only`
 */
export async function assertReplyAllowed(
  scope: Scope,
  userId: string,
  entitlement: Entitlement,
  timezone: string,
  expected: Omit<Asked, 'isFree'>,
  isFree: () => boolean,
): Promise<void> {
  const asked = { ...expected, isFree: false }
  if (!isCounted(entitlement, asked)) return
  const day = dayIn(timezone, new Date())
  if (!(await isLeft(scope, userId, day, entitlement, asked)) && !isFree()) throw repliesUsed()
}

const repliesUsed = () => new AppError('members_only', gateTexts.repliesUsed)

async function isLeft(
  scope: Scope,
  userId: string,
  day: string,
  entitlement: Entitlement,
  asked: Asked,
): Promise<boolean> {
  const others = await scope.rows(
    build
      .selectFrom('free_replies')
      .select('message_id')
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .where('message_id', '!=', asked.messageId),
  )
  return mayHaveReply(entitlement, { ...asked, repliesToday: others.length })
}

/** A reply that failed was none, unless another process has answered meanwhile. */
export async function uncountReply(scope: Scope, messageId: string): Promise<void> {
  await scope.rows(
    build
      .deleteFrom('free_replies')
      .where('message_id', '=', messageId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('messages')
              .select('id')
              .where('in_reply_to', '=', messageId)
              .where('reply', 'is not', null),
          ),
        ),
      ),
  )
}

/** Days that are over are not counted any more. */
export async function forgetFreeReplies(scope: Scope, now: Date): Promise<void> {
  await scope.rows(
    build
      .deleteFrom('free_replies')
      .where('day', '<', new Date(now.getTime() - keptMs).toISOString().slice(0, 10)),
  )
}
