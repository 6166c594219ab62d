import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createAccount } from '#contract/account.ts'
import { listen } from '#contract/events.ts'
import { startEmbeddedPostgres } from '#server/database/embedded.ts'
import { ownProcess } from '#server/testing/own-process.ts'
import { Visitor } from '#server/testing/visitor.ts'

// What streams cost while nothing happens, how long an event takes to one of them beside a bare relay of LISTEN and NOTIFY, and what
// telling costs those who write.

const streams = 2000
const members = 200
const events = 500
const restSeconds = 30

const own = await ownProcess()
const server = await own.start()
const { url, stop } = await startEmbeddedPostgres({ dataDir: own.postgresDir })
const owner = new pg.Client({ connectionString: url })
await owner.connect()
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Resident memory in bytes and processor time in seconds of a process, as Linux counts them. */
function usage({ pid }: ChildProcess): { memory: number; seconds: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return { memory: pages * 4096, seconds: (Number(fields[11]) + Number(fields[12])) / 100 }
}

function percentiles(times: number[]): string {
  times.sort((one, other) => one - other)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)
  return `p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  p99 ${at(0.99)} ms`
}
const p95 = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0

const made = await Promise.all(
  Array.from({ length: members }, async (_, nth) => {
    const who = new Visitor(own.origin)
    const body = {
      email: `live-bench-${nth}@example.com`,
      password: 'a quiet cup of tea',
      adult_confirmed: true as const,
    }
    const answer = await who.call(createAccount, { body })
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { id: answer.body.session.user.id, cookie }
  }),
)
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })

/** Opens a stream; resolves once it is ready. */
function open(cookie: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(own.origin + listen.path, { agent, headers: { accept: 'text/event-stream', cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode}`))
      answer.once('data', () => resolve(answer))
    }).on('error', reject)
  })
}

await pause(5_000)
const before = usage(server)
const opened: IncomingMessage[] = []
const start = performance.now()
for (let nth = 0; nth < streams; nth += 50)
  opened.push(
    ...(await Promise.all(
      Array.from({ length: 50 }, (_, more) => open(made[(nth + more) % members]?.cookie ?? '')),
    )),
  )
say(
  `${streams} streams of ${members} members, opened in ${((performance.now() - start) / 1000).toFixed(1)} s`,
)
for (const stream of opened) stream.resume()
await pause(5_000)
const held = usage(server)
await pause(restSeconds * 1000)
const after = usage(server)
const each = (held.memory - before.memory) / streams / 1024
say(
  `memory: ${(before.memory / 2 ** 20).toFixed(0)} MB without, ${(held.memory / 2 ** 20).toFixed(0)} MB with them: ${each.toFixed(1)} kB each`,
)
say(
  `at rest: ${(((after.seconds - held.seconds) / restSeconds) * 100).toFixed(2)} % of one core over ${restSeconds} s`,
)

/** Sends events one after the other and takes the time of each from the statement to its arrival. */
async function time(tell: (nth: number) => Promise<unknown>, arrived: (listener: () => void) => () => void) {
  const times: number[] = []
  for (let nth = 0; nth < events; nth++) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const ignore = arrived(resolve)
    const from = performance.now()
    await Promise.all([tell(nth), promise])
    times.push(performance.now() - from)
    ignore()
    await pause(2)
  }
  return times
}

const target = await open(made[0]?.cookie ?? '')
const listener = new pg.Client({ connectionString: url })
await listener.connect()
await listener.query('listen bare')
const inProduct = () =>
  time(
    () =>
      owner.query({
        name: 'tell',
        text: `select publish($1, '{"type": "threads"}')`,
        values: [`member:${made[0]?.id}`],
      }),
    (hear) => {
      target.on('data', hear)
      return () => target.off('data', hear)
    },
  )
const bare = () =>
  time(
    (nth) => owner.query({ name: 'bare', text: "select pg_notify('bare', $1)", values: [String(nth)] }),
    (hear) => {
      listener.on('notification', hear)
      return () => listener.off('notification', hear)
    },
  )
for (const round of ['first', 'second', 'third']) {
  const [relay, product] = [await bare(), await inProduct()]
  say(`${round}: bare relay       ${percentiles(relay)}`)
  say(
    `${round}: to one member   ${percentiles(product)}  p95 ${(p95(product) / p95(relay)).toFixed(2)} of the relay's`,
  )
}

/** Writes of a row each by `lanes` connections at once, in a second. */
async function writesPerSecond(lanes: number): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: lanes }, async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query('set role lightly_system')
      return client
    }),
  )
  let writes = 0
  const until = performance.now() + 5_000
  await Promise.all(
    clients.map(async (client, lane) => {
      while (performance.now() < until) {
        await client.query({
          name: 'write',
          text: 'insert into threads (user_id) values ($1)',
          values: [made[lane]?.id],
        })
        writes++
      }
    }),
  )
  await Promise.all(clients.map((client) => client.end()))
  return writes / 5
}
for (const round of ['first', 'second']) {
  const telling = await writesPerSecond(10)
  await owner.query('alter table threads disable trigger live')
  const silent = await writesPerSecond(10)
  await owner.query('alter table threads enable trigger live')
  say(
    `${round}: ${telling.toFixed(0)} writes/s that tell, ${silent.toFixed(0)} that do not: ${(telling / silent).toFixed(2)}`,
  )
}

agent.destroy()
await Promise.all([owner.end(), listener.end()])
await stop()
await own.remove()
process.exit()
