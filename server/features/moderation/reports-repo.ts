import { limits } from '#contract/limits.ts'
import { type Decision, type ReportReason, type SanctionKind, sanctionKinds } from '#contract/reports.ts'
import { build, type Scope, sql } from '#server/database/client.ts'

/** Reports a post or a reply; answers false where she can see no such thing, or it is hers. */
export async function reportWriting(
  scope: Scope,
  of: { postId: string } | { replyId: string },
  reason: ReportReason,
  note: string | null,
): Promise<boolean> {
  const postId = 'postId' in of ? of.postId : null
  const replyId = 'replyId' in of ? of.replyId : null
  const row = await scope.row(
    sql<{ is: boolean }>`
      select report_writing(${postId}::uuid, ${replyId}::uuid, ${reason}, ${note}, ${limits.reportsToHide}) as is`.compile(
      build,
    ),
  )
  return row?.is ?? false
}

/** What a row names as a sanction; null where it names none. */
export const sanctionOf = (kind: string | null): SanctionKind | null =>
  sanctionKinds.find((known) => known === kind) ?? null

interface DecisionRow extends Omit<Decision, 'sanction' | 'until' | 'at'> {
  sanction: string | null
  until: Date | null
  at: Date
}

/** What of hers is looked at or was decided, the latest first. */
export async function listDecisions(scope: Scope): Promise<Decision[]> {
  const rows = await scope.rows(sql<DecisionRow>`select * from list_decisions()`.compile(build))
  return rows.map(({ sanction, until, at, ...row }) => ({
    ...row,
    sanction: sanctionOf(sanction),
    until: until?.toISOString() ?? null,
    at: at.toISOString(),
  }))
}

/** Has a decision looked at again; answers false where there is none of hers to say anything against. */
export async function appealCase(scope: Scope, caseId: string, text: string): Promise<boolean> {
  const row = await scope.row(
    sql<{ is: boolean }>`select appeal_case(${caseId}, ${text}) as is`.compile(build),
  )
  return row?.is ?? false
}
