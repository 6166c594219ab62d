import type { FastifyInstance } from 'fastify'
import { moderationRefusals } from '#content/moderation/refusals.ts'
import * as cases from '#contract/cases.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { findCase, listAudit, listCases } from './cases-repo.ts'
import { decideCase, unmaskCase } from './decide-case.ts'

/** The moderators' work: cases, what is decided about them, and what was done. */
export function caseRoutes(http: FastifyInstance, { database }: Services): void {
  implement(http, cases.listCases, async ({ caller: { userId }, query }) => ({
    cases: await listCases(database.asModerator(userId), query.state),
  }))

  implement(http, cases.decideCase, async ({ caller: { userId }, params: { caseId }, body }) => {
    const { is_shown: isShown, ...rest } = body
    await decideCase(database, { moderatorId: userId, caseId, isShown, ...rest }, new Date())
    const decided = await findCase(database.asModerator(userId), caseId)
    if (!decided) throw notFound(moderationRefusals.noCase)
    return decided
  })

  implement(http, cases.unmaskCase, ({ caller: { userId }, params: { caseId }, body }) =>
    unmaskCase(database, { moderatorId: userId, caseId, reason: body.reason }),
  )

  implement(http, cases.listAudit, async ({ caller: { userId } }) => ({
    entries: await listAudit(database.asModerator(userId)),
  }))
}
