import type { ModerationCase } from '#contract/cases.ts'
import { reportReasons } from '#contract/reports.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { sanctionOf } from './reports-repo.ts'

const columns = [
  'id',
  'kind',
  'urgency',
  'person',
  'topic',
  'reply_id',
  'label',
  'content',
  'former',
  'beneath',
  'reports',
  'reasons',
  'notes',
  'is_shown',
  'appeal',
  'why',
  'sanction',
  'opened_at',
  'closed_at',
] as const

/** How many of each are listed. */
const maxListed = 200

const kinds: readonly ModerationCase['kind'][] = ['hold', 'crisis', 'report']
const rowsOf = () => build.selectFrom('cases').select(columns)
type Row = Awaited<ReturnType<typeof findRow>> & object

const findRow = (scope: Scope, id: string) => scope.row(rowsOf().where('id', '=', id))

function present({ urgency, reply_id, ...row }: Row): ModerationCase {
  return {
    ...row,
    kind: kinds.find((kind) => kind === row.kind) ?? 'report',
    is_urgent: urgency === 0,
    reasons: reportReasons.filter((reason) => row.reasons.includes(reason)),
    is_reply: reply_id !== null,
    sanction: sanctionOf(row.sanction),
    opened_at: row.opened_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
  }
}

/** @param scope a moderator's at work */
export async function listCases(scope: Scope, state: 'open' | 'closed'): Promise<ModerationCase[]> {
  const open = rowsOf().where('closed_at', 'is', null).orderBy('urgency').orderBy('opened_at').orderBy('id')
  const closed = rowsOf().where('closed_at', 'is not', null).orderBy('closed_at', 'desc').orderBy('id')
  return (await scope.rows((state === 'open' ? open : closed).limit(maxListed))).map(present)
}

/** @param scope a moderator's at work */
export async function findCase(scope: Scope, id: string): Promise<ModerationCase | undefined> {
  const row = await findRow(scope, id)
  return row && present(row)
}

/** What moderators did, the latest first. @param scope a moderator's at work */
export async function listAudit(scope: Scope) {
  const rows = await scope.rows(
    build.selectFrom('moderation_audit').selectAll().orderBy('id', 'desc').limit(maxListed),
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

interface Act {
  moderatorId: string
  act: string
  caseId: string
  reason: string
}

/** Writes down what a moderator is about to do, so that it stands there whatever becomes of it. */
export async function writeAudit(system: Scope, { moderatorId, act, caseId, reason }: Act): Promise<void> {
  await system.rows(
    sql`insert into moderation_audit (moderator, act, case_id, reason)
      values (person_number(${moderatorId}), ${act}, ${caseId}, ${reason})`.compile(build),
  )
}
