import fc from 'fast-check'
import { checkSession } from '#contract/account.ts'
import { routeTable } from '#contract/routes.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { checkAnswer } from './answers.ts'
import type { Findings } from './findings.ts'
import { type FuzzRequest, requestsTo, type Sender } from './requests.ts'
import { type FaultServer, startFaultServer } from './server.ts'

const rounds = 6
const atOnce = 8

/** What has been seen in answers, so that later requests name things that exist. */
const uuids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
const maxIds = 120

async function send(target: FaultServer, { entry, path, headers, body }: FuzzRequest, cookie: string) {
  const response = await fetch(target.origin + path, {
    method: entry.method,
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      origin: target.origin,
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && entry.method !== 'GET' && { body }),
  })
  const type = response.headers.get('content-type') ?? ''
  return { status: response.status, type, text: await response.text() }
}

/** The two members. One whom these calls signed out or deleted makes room for somebody new. */
function membersOf(target: FaultServer) {
  const members = new Map<Sender, Promise<Visitor>>()
  const renew = async (last: Visitor | undefined) => {
    const isIn = last && (await last.call(checkSession, {})).body.signed_in
    return isIn ? last : target.member()
  }
  return {
    async cookieOf(sender: Sender): Promise<string> {
      if (sender === 'visitor') return ''
      const member = members.get(sender) ?? target.member()
      members.set(sender, member)
      return [...(await member).cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    /** One of hers was answered 401: she may be signed out. */
    lookAgain(sender: Sender): void {
      const member = members.get(sender)
      if (member) members.set(sender, member.then(renew))
    },
    /** Waits for whoever is just coming. */
    settled: () => Promise.all(members.values()),
  }
}

/** About `count` requests to all of the route table, by a visitor and two members; the same for the same seed. */
export async function fuzz(
  findings: Findings,
  { count, seed }: { count: number; seed: number },
): Promise<string> {
  const target = await startFaultServer()
  const statuses = new Map<number, number>()
  try {
    await target.start()
    const members = membersOf(target)
    const ids = new Set<string>()
    const each = Math.max(1, Math.round(count / routeTable.size / rounds))
    for (let round = 0; round < rounds; round++) {
      const known = [...ids].slice(-maxIds)
      const requests = [...routeTable].flatMap(([name, entry], at) =>
        fc.sample(requestsTo(name, entry, known), { numRuns: each, seed: seed + round * 1000 + at }),
      )
      const queue = fc.sample(fc.shuffledSubarray(requests, { minLength: requests.length }), {
        numRuns: 1,
        seed: seed + round,
      })[0] as FuzzRequest[]
      const lane = async () => {
        for (let request = queue.pop(); request; request = queue.pop()) {
          const cookie = await members.cookieOf(request.sender)
          const received = await send(target, request, cookie).catch(({ cause }: Error) =>
            findings.add(`${request.name}: no answer`, { cause: String(cause), ...request }),
          )
          if (!received) continue
          if (received.status === 401) members.lookAgain(request.sender)
          statuses.set(received.status, (statuses.get(received.status) ?? 0) + 1)
          checkAnswer(findings, request, received)
          for (const [id] of received.text.matchAll(uuids)) ids.add(id)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, lane))
      await members.settled()
    }
    target.checkLogs(findings)
  } finally {
    await target.remove()
  }
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`)
  return `${routeTable.size} calls: ${counts.join(', ')}`
}
