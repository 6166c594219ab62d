import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { listCheckIns } from '#contract/check-ins.ts'
import { livePostmaster } from '#server/database/postmaster.ts'
import type { Findings } from './findings.ts'
import { startFaultServer } from './server.ts'

/** The longest that anybody may wait for an answer, and for the end of the process; in milliseconds. */
const maxAnswer = 15_000
const maxStop = 10_000

/** The postmaster and all its children. */
function processesOf(postmaster: number): number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
  return [postmaster, ...children.trim().split(/\s+/).map(Number)]
}

const signalAll = (pids: number[], signal: NodeJS.Signals) => {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended by itself.
    }
}

async function timed<T>(work: Promise<T>): Promise<{ answer: T; ms: number }> {
  const start = performance.now()
  return { answer: await work, ms: Math.round(performance.now() - start) }
}

/** Has the whole of Postgres stand still: callers are told, it goes on where it goes on, and the server can be stopped. */
export async function frozen(findings: Findings): Promise<string> {
  const target = await startFaultServer()
  let pids: number[] = []
  try {
    const server = await target.start()
    const member = await target.member()
    const read = () => member.call(listCheckIns, { query: { type: 'daily' } })
    pids = processesOf(livePostmaster(target.postgresDir) ?? 0)

    signalAll(pids, 'SIGSTOP')
    const asked = Array.from({ length: 12 }, () => timed(read()))
    const ready = await timed(member.send('GET', '/ready'))
    const health = await member.send('GET', '/health')
    const answers = await Promise.all(asked)
    findings.expect(ready.answer.status === 503, 'it called itself ready', ready)
    findings.expect(health.status === 200, 'it no longer said that it is alive', health)
    for (const { answer, ms } of answers) {
      findings.expect(answer.status === 503, `a call was answered ${answer.status}`, answer.body)
      findings.expect(ms < maxAnswer, 'a call waited too long', { ms })
    }

    signalAll(pids, 'SIGCONT')
    let tries = 0
    while ((await read()).status !== 200 && tries++ < 20);
    findings.expect(tries < 20, 'it did not go on once the database did')

    pids = processesOf(livePostmaster(target.postgresDir) ?? 0)
    signalAll(pids, 'SIGSTOP')
    const waiting = read().catch(() => undefined)
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    const stop = await timed(ended)
    findings.expect(stop.ms < maxStop, 'it did not stop in time', { ms: stop.ms })
    await waiting
    target.checkLogs(findings)
    const slowest = Math.max(...answers.map(({ ms }) => ms))
    return `ready after ${ready.ms} ms, calls after ${slowest} ms at most, stopped after ${stop.ms} ms`
  } finally {
    signalAll(pids, 'SIGCONT')
    await target.remove()
  }
}
