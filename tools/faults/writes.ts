import { setTimeout as pause } from 'node:timers/promises'
import { saveCheckIn } from '#contract/check-ins.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import type { Findings } from './findings.ts'
import { withMarker } from './marker.ts'
import type { FaultServer } from './server.ts'

/** A check-in of hers, under an id that the phone made. */
export function writeCheckIn(member: Visitor, id: string, words = id) {
  return member.call(saveCheckIn, {
    params: { checkInId: id },
    body: {
      answered_at: new Date().toISOString(),
      answers: {
        type: 'daily',
        responses: {
          energy: 2,
          mood: 3,
          stress: 4,
          prompt: 'What helped?',
          promptResponse: withMarker(words),
        },
      },
    },
  })
}

const patience = 60_000

/** Sends it again and again, as the outbox of a phone does, until it is acknowledged. @returns whether it was. */
export async function writeUntilAcknowledged(
  findings: Findings,
  member: Visitor,
  id: string,
): Promise<boolean> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; ) {
    const answer = await writeCheckIn(member, id).catch(() => undefined)
    if (answer?.status === 200) return true
    if (answer)
      findings.expect(answer.status === 503, `a write in trouble was answered ${answer.status}`, answer.body)
    await pause(50)
  }
  findings.add('a write found no server for a minute')
  return false
}

/** Each of these is there once, with her words. */
export async function checkStored(
  findings: Findings,
  target: FaultServer,
  acknowledged: string[],
): Promise<void> {
  const rows = await target.asOwner<{ id: string; found: number }>(
    `select id, count(*)::int as found from check_ins where id = any($1) and responses::text like '%' || id || '%' group by id`,
    [acknowledged],
  )
  const found = new Map(rows.map((row) => [row.id, row.found]))
  for (const id of acknowledged)
    findings.expect(found.get(id) === 1, 'an acknowledged write was lost or doubled', {
      id,
      found: found.get(id),
    })
}
