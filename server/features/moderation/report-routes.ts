import type { FastifyInstance } from 'fastify'
import { moderationRefusals } from '#content/moderation/refusals.ts'
import * as reports from '#contract/reports.ts'
import { assess } from '#reading/safety/assess.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { appealCase, listDecisions, reportWriting } from './reports-repo.ts'

/** What a member tells the moderators, and what they told her. */
export function reportRoutes(http: FastifyInstance, { database }: Services): void {
  /** What she writes to moderators may be about herself. */
  const record = (userId: string, text: string | null) =>
    recordSafetyEvent(database.asSystem(), { userId, surface: 'moderation', ...assess(text ?? '') })

  const report = async (userId: string, of: Parameters<typeof reportWriting>[1], body: Body) => {
    if (!(await reportWriting(database.asMember(userId), of, body.reason, body.note))) throw notFound()
    await record(userId, body.note)
    return done
  }

  implement(http, reports.reportPost, ({ caller: { userId }, params: { postId }, body }) =>
    report(userId, { postId }, body),
  )

  implement(http, reports.reportReply, ({ caller: { userId }, params: { replyId }, body }) =>
    report(userId, { replyId }, body),
  )

  implement(http, reports.listDecisions, async ({ caller: { userId } }) => ({
    decisions: await listDecisions(database.asMember(userId)),
  }))

  implement(http, reports.appealDecision, async ({ caller: { userId }, params: { caseId }, body }) => {
    if (!(await appealCase(database.asMember(userId), caseId, body.text)))
      throw notFound(moderationRefusals.noDecision)
    await record(userId, body.text)
    return done
  })
}

interface Body {
  reason: reports.ReportReason
  note: string | null
}
