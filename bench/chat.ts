import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createAccount } from '#contract/account.ts'
import { createThread } from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import { beginTrial } from '#server/testing/begin-trial.ts'
import { startModelStandIn } from '#server/testing/model-stand-in.ts'
import { freePorts } from '#server/testing/server.ts'
import { incoming, startTalk, streamReply } from '#server/testing/talk.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { chunksOf, differentReplies, opening, textOf } from './talk.ts'

// npm run bench:chat: what the product adds to a model's own time, and how many replies it streams at once. The model is
// a stand-in in this process that waits before its first word and between words; the server is a process of its own.

const firstWordMs = 60
const gapMs = 4
const inARow = 150
const atOnce = 200
const members = 20
/** What may be added to the model's own first sentence, at p95, and how soon all of those at once have words, in milliseconds. */
const bars = { added: 100, atOnce: 1000 }
let texts = 0
const nextText = () => textOf(texts++)

interface Timing {
  /** From asking to the first letters, and to the end of the first sentence, in milliseconds. */
  first: number
  sentence: number
  whole: number
}

const standIn = await startModelStandIn()
standIn.answer(
  ...Array.from({ length: differentReplies }, (_, number) => {
    const chunks = chunksOf(number)
    const before = (at: number) => (at === chunks.length ? undefined : pause(at === 0 ? firstWordMs : gapMs))
    return { chunks, before }
  }),
)
const directory = mkdtempSync(join(tmpdir(), 'lightly-bench-'))
const [port = 0, billingPort = 0] = await freePorts(2)
const origin = `http://localhost:${port}`
const server = await start()
try {
  await measure()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await standIn.close()
  rmSync(directory, { recursive: true, force: true })
}

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/testing/serve.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      BILLING_STAND_IN_PORT: String(billingPort),
      DATA_DIR: directory,
      BILLING_TEST_CONTROLS: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: standIn.baseUrl,
      MODEL_NAME: 'stand-in',
      MODEL_REPLIES_PER_DAY: '100000',
      MODEL_REPLIES_PER_MINUTE: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (line: Buffer) =>
      line.includes(origin) ? resolve() : process.stderr.write(line),
    )
    child.once('exit', () => reject(new Error('the server did not start')))
  })
  return child
}

async function measure(): Promise<void> {
  const mothers = await Promise.all(
    Array.from({ length: members }, async (_, at) => {
      const visitor = new Visitor(origin)
      await beginTrial(visitor, billingPort)
      await visitor.call(createAccount, {
        body: { email: `bench-${at}@example.com`, password: 'a quiet cup of tea' },
      })
      return visitor
    }),
  )
  const motherOf = (at: number) => mothers[at % members] as Visitor
  for (let at = 0; at < 20; at++) await throughProduct(motherOf(at))

  const own: Timing[] = []
  const inNewChats: Timing[] = []
  const inOneChat: Timing[] = []
  const chat = await startTalk(motherOf(0), ...Array.from({ length: limits.chatContext }, nextText))
  for (let at = 0; at < inARow; at++) {
    own.push(await fromTheModel())
    inNewChats.push(await throughProduct(motherOf(at)))
    inOneChat.push(await throughProduct(motherOf(0), chat))
  }
  const added = (ours: readonly Timing[], share: number) =>
    at(ours, ({ first }) => first, share) - at(own, ({ sentence }) => sentence, share)
  say(
    `One at a time, ${inARow} replies (the model's first word after ${firstWordMs} ms, then one each ${gapMs} ms)`,
  )
  row("the model's own first letters", own, ({ first }) => first)
  row("the model's own first sentence", own, ({ sentence }) => sentence)
  for (const [where, ours] of [
    ['in a new chat', inNewChats],
    [`behind ${limits.chatContext} others`, inOneChat],
  ] as const) {
    row(`first words of a reply ${where}`, ours, ({ first }) => first)
    const [p50, p95] = [added(ours, 0.5), added(ours, 0.95)]
    say(
      `  added to the first sentence: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (bar: ${bars.added} ms)`,
    )
    if (p95 > bars.added) process.exitCode = 1
  }

  const alone = await Promise.all(Array.from({ length: atOnce }, fromTheModel))
  // Begun before: what begins a chat would come between the messages, and they would not be sent at once.
  const chats = await Promise.all(Array.from({ length: atOnce }, (_, at) => startTalk(motherOf(at))))
  const together = await Promise.all(chats.map((id, at) => throughProduct(motherOf(at), id)))
  say(`\n${atOnce} at once`)
  row("the model's own first sentence", alone, ({ sentence }) => sentence)
  row('first words of a reply in the product', together, ({ first }) => first)
  const [median, last] = [at(together, ({ first }) => first, 0.5), at(together, ({ first }) => first, 0.95)]
  say(
    `  first words for 200 at once: p50 ${median.toFixed(0)} ms, p95 ${last.toFixed(0)} ms (bar: ${bars.atOnce} ms)`,
  )
  if (last > bars.atOnce) process.exitCode = 1
  row("the model's own whole answer", alone, ({ whole }) => whole)
  row('a whole reply in the product, stored', together, ({ whole }) => whole)
  say(`  whole replies: ${together.length} of ${atOnce}, errors: 0`)
}

/** Asks the model as the product does, and reads it to its end. */
async function fromTheModel(): Promise<Timing> {
  const start = performance.now()
  const response = await fetch(`${standIn.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'stand-in', stream: true, messages: [{ role: 'user', content: 'hello' }] }),
  })
  let first = 0
  let sentence = 0
  let text = ''
  for await (const data of eventsOf(response)) {
    if (data === '[DONE]') break
    text +=
      (JSON.parse(data) as { choices: { delta?: { content?: string } }[] }).choices[0]?.delta?.content ?? ''
    if (text) first ||= performance.now() - start
    if (/[.!?]\s/.test(text)) sentence ||= performance.now() - start
  }
  return { first, sentence, whole: performance.now() - start }
}

/** Says something in a chat, or in a new one; throws unless the reply is the model's, whole and stored. */
async function throughProduct(mother: Visitor, chat?: string): Promise<Timing> {
  const id = chat ?? (await mother.call(createThread, { body: {} })).body.id
  const start = performance.now()
  let first = 0
  const body = incoming(id, nextText())
  const { status, events } = await streamReply(mother, body, undefined, ({ type }) => {
    if (type === 'text') first ||= performance.now() - start
  })
  const whole = performance.now() - start
  const last = events.at(-1)
  if (last?.type !== 'done' || !last.reply.message.content.startsWith(opening))
    throw new Error(`A reply went wrong (${status}): ${JSON.stringify(last)}`)
  return { first, sentence: first, whole }
}

async function* eventsOf(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of response.body ?? []) {
    rest += decoder.decode(part, { stream: true })
    const whole = rest.split('\n\n')
    rest = whole.pop() ?? ''
    for (const event of whole) yield event.replace('data: ', '')
  }
}

function at(timings: readonly Timing[], of: (timing: Timing) => number, share: number): number {
  const sorted = timings.map(of).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

function row(name: string, timings: readonly Timing[], of: (timing: Timing) => number): void {
  const [p50, p95] = [at(timings, of, 0.5), at(timings, of, 0.95)].map(
    (ms) => `${ms.toFixed(1).padStart(8)} ms`,
  )
  say(`  ${name.padEnd(40)} p50 ${p50}  p95 ${p95}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
