import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createAccount } from '#contract/account.ts'
import { listen } from '#contract/events.ts'
import { acceptRules, getPost, houseRulesVersion } from '#contract/village.ts'
import { createPost, createReply } from '#contract/village-writing.ts'
import { startEmbeddedPostgres } from '#server/database/embedded.ts'
import { ownProcess } from '#server/testing/own-process.ts'
import { runningTrial } from '#server/testing/running-trial.ts'
import { Visitor } from '#server/testing/visitor.ts'

// How long a reply takes from the moment it is sent until those who watch its thread hear of it, and until the first of them has read it,
// while many other streams are held; at 20 replies a second, and at more until it is too long.

const held = 2000
const members = 200
const watching = 50
const rates = [20, 40, 80, 160, 320]
const seconds = 15
const tooLong = 250

const own = await ownProcess()
await own.start()
const { url, stop } = await startEmbeddedPostgres({ dataDir: own.postgresDir })
const owner = new pg.Pool({ connectionString: url, max: 4 })
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY, keepAlive: true })

async function makeMember(nth: number): Promise<Visitor> {
  const who = new Visitor(own.origin)
  const email = `village-bench-${nth}@example.com`
  const { body } = await who.call(createAccount, {
    body: { email, password: 'a quiet cup of tea', adult_confirmed: true },
  })
  await owner.query(runningTrial, [body.session.user.id])
  await owner.query(`update auth."user" set "createdAt" = now() - interval '2 days' where id = $1`, [
    body.session.user.id,
  ])
  await who.call(acceptRules, { body: { version: houseRulesVersion } })
  return who
}
const made: Visitor[] = []
for (let nth = 0; nth < members; nth += 20)
  made.push(...(await Promise.all(Array.from({ length: 20 }, (_, more) => makeMember(nth + more)))))
const [writer] = made
if (!writer) throw new Error('there is no member')

/** Opens a stream; resolves once it is ready. */
function open(who: Visitor, watch = ''): Promise<IncomingMessage> {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Promise((resolve, reject) => {
    const path = `${own.origin}${listen.path}${watch && `?watch=${watch}`}`
    get(path, { agent, headers: { accept: 'text/event-stream', cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode}`))
      answer.once('data', () => resolve(answer))
    }).on('error', reject)
  })
}

/** The share of sorted times, in milliseconds. */
const at = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN
const told = (times: readonly number[]) =>
  `p50 ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms`

const postId = crypto.randomUUID()
await writer.call(createPost, {
  params: { postId },
  body: { topic: 'Baby', content: 'Who else is up at four?', is_anonymous: false, seen_warnings: [] },
})
for (let nth = 0; nth < held - watching; nth += 50)
  for (const stream of await Promise.all(
    Array.from({ length: 50 }, (_, more) => open(made[(nth + more) % members] as Visitor)),
  ))
    stream.resume()
/** When each reply was sent, by its place in the thread. */
const sent: number[] = []
const heard = new Map<number, number[]>()
let streamsHeard = 0
for (let nth = 0; nth < watching; nth++) {
  const stream = await open(made[nth] as Visitor, `village-post:${postId}`)
  stream.on('data', (piece: Buffer) => {
    const events = piece.toString().split('"village-post"').length - 1
    for (let each = 0; each < events; each++) {
      const times = heard.get(nth) ?? []
      times.push(performance.now())
      heard.set(nth, times)
      streamsHeard++
    }
  })
}

for (const rate of rates) {
  sent.length = 0
  heard.clear()
  streamsHeard = 0
  const answers: Promise<number>[] = []
  const begin = performance.now()
  const writing: number[] = []
  for (let nth = 0; nth < rate * seconds; nth++) {
    await pause(Math.max(0, begin + (nth * 1000) / rate - performance.now()))
    const from = performance.now()
    const who = made[nth % members] as Visitor
    sent.push(from)
    answers.push(
      who
        .call(createReply, {
          params: { postId, replyId: crypto.randomUUID() },
          body: {
            // So short that the same again is no repeat, which would wait.
            content: `Me too, tea ${nth}.`,
            is_anonymous: nth % 2 === 0,
            parent_id: null,
            seen_warnings: [],
          },
        })
        .then(({ status }) => {
          writing.push(performance.now() - from)
          return status
        }),
    )
  }
  const statuses = await Promise.all(answers)
  await pause(1000)
  const refused = statuses.filter((status) => status !== 200).length
  const expected = (statuses.length - refused) * watching
  // In the order in which they were sent, and heard; those that overtake each other change places.
  const times = [...heard.values()].flatMap((each) => each.map((time, nth) => time - (sent[nth] ?? time)))
  const from = performance.now()
  await Promise.all(made.slice(0, watching).map((who) => who.call(getPost, { params: { postId } })))
  const read = performance.now() - from
  process.stdout.write(
    `${rate} replies a second: heard ${told(times)}; answered ${told(writing)}; ${refused} refused; ` +
      `${streamsHeard} of ${expected} heard; ${watching} readings of the thread at once ${read.toFixed(0)} ms\n`,
  )
  if (at(times, 0.95) > tooLong) break
}
agent.destroy()
await owner.end()
await stop()
await own.remove()
process.exit()
