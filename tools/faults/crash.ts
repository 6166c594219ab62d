import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { livePostmaster } from '#server/database/postmaster.ts'
import type { Findings } from './findings.ts'
import { startFaultServer } from './server.ts'
import { checkStored, writeUntilAcknowledged } from './writes.ts'

const lanes = 8
const writesBetween = 60

/** Kills the server and Postgres in turn, each in the middle of writes that are sent again until they are acknowledged. */
export async function crash(findings: Findings, { kills }: { kills: number }): Promise<string> {
  const target = await startFaultServer()
  const acknowledged: string[] = []
  try {
    let server = await target.start()
    const member = await target.member()
    let killed = 0
    let restarted = Promise.resolve()

    async function killNext(): Promise<void> {
      if (killed++ % 2 === 0) {
        const ended = once(server, 'exit')
        server.kill('SIGKILL')
        await ended
        server = await target.start()
      } else {
        const postmaster = livePostmaster(target.postgresDir)
        findings.expect(postmaster !== undefined, 'no Postgres was there to be killed')
        if (postmaster) process.kill(postmaster, 'SIGKILL')
      }
    }

    const work = Array.from({ length: lanes }, async () => {
      while (acknowledged.length < (kills + 1) * writesBetween) {
        const id = randomUUID()
        if (!(await writeUntilAcknowledged(findings, member, id))) return
        acknowledged.push(id)
        if (killed < kills && acknowledged.length % writesBetween === 0) restarted = restarted.then(killNext)
      }
    })
    await Promise.all(work)
    await restarted
    await checkStored(findings, target, acknowledged)
    target.checkLogs(findings)
    return `${acknowledged.length} writes acknowledged over ${killed} kills`
  } finally {
    await target.remove()
  }
}
