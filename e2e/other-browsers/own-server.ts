import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createAccount } from '#contract/account.ts'
import type { VillageTopic } from '#contract/options.ts'
import { acceptRules, houseRulesVersion } from '#contract/village.ts'
import { createPost } from '#contract/village-writing.ts'
import { addItem, openBoard, type Position, saveBoard } from '#contract/vision-board.ts'
import { beginTrial } from '#server/testing/begin-trial.ts'
import { freePorts } from '#server/testing/server.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { type Started, start } from './processes.ts'

export interface Credentials {
  email: string
  password: string
}

const password = 'a quiet cup of tea'
const dayMs = 86_400_000

/** What stands on her board, too long to be seen whole in its place. */
export const boardWords = 'The tea on the back step, before anybody else is up. '.repeat(4).trim()
export const boardPlace: Position = { x: 60, y: 200, w: 160, h: 110 }

export interface OwnServer extends Started {
  origin: string
  billingPort: number
}

/** The product as a process of its own, with a database of its own. */
export async function startServer(folder: string): Promise<OwnServer> {
  const [port = 0, billingPort = 0] = await freePorts(2)
  const server = await start('node', ['server/main.ts'], /localhost:(\d+)/, {
    PORT: String(port),
    BILLING_STAND_IN_PORT: String(billingPort),
    BILLING_TEST_CONTROLS: 'on',
    DATA_DIR: join(folder, 'data'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  })
  return { ...server, origin: `http://localhost:${port}`, billingPort }
}

/** Somebody whose trial runs: nothing is closed to her. */
async function signUp({ origin, billingPort }: OwnServer, first_name: string) {
  const visitor = new Visitor(origin)
  const email = `${randomUUID()}@example.com`
  await beginTrial(visitor, billingPort)
  await visitor.call(createAccount, { body: { email, password, adult_confirmed: true } })
  const about = {
    first_name,
    timezone: 'Australia/Melbourne',
    season: null,
    focus: null,
    notes: null,
    allow_real_talk_push: false,
  }
  await visitor.send('POST', '/api/onboarding', { about, children: [] })
  return { visitor, email }
}

/** A member who has told of a day every other day for four weeks, and has put one thing on a board. */
export async function makeMember(server: OwnServer): Promise<Credentials> {
  const { visitor, email } = await signUp(server, 'Ana')
  for (let daysAgo = 0; daysAgo <= 28; daysAgo += 2) {
    const hearts = { energy: 3, mood: (daysAgo % 5) + 1, stress: 3 }
    const responses = { ...hearts, prompt: 'What helped?', promptResponse: '' }
    const answered_at = new Date(Date.now() - daysAgo * dayMs).toISOString()
    await visitor.send('PUT', `/api/check-ins/${randomUUID()}`, {
      answered_at,
      answers: { type: 'daily', responses },
    })
  }
  const { id: boardId, version } = (await visitor.call(openBoard, { body: {} })).body
  await visitor.call(saveBoard, { params: { boardId }, body: { version, layout: 'collage' } })
  const item = { kind: 'quote' as const, content: { text: boardWords } }
  const params = { boardId, itemId: randomUUID() }
  await visitor.call(addItem, { params, body: { item, position: boardPlace } })
  return { email, password }
}

/** Another member, Bea, has started a thread in a topic. */
export async function startThread(server: OwnServer, topic: VillageTopic, content: string): Promise<void> {
  const { visitor } = await signUp(server, 'Bea')
  await visitor.call(acceptRules, { body: { version: houseRulesVersion } })
  const body = { topic, content, is_anonymous: false }
  const { status } = await visitor.call(createPost, { params: { postId: randomUUID() }, body })
  if (status !== 200) throw new Error(`the thread was answered with ${status}`)
}
