import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createThread } from '#contract/companion.ts'
import type { Route } from '#contract/route.ts'
import { routeTable } from '#contract/routes.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { type Other, others, startWalk, type Walk } from '#server/testing/walk.ts'
import { toJsonSchema } from './implement.ts'

// Ids in the address or the body: whether one is another member's or nobody's, the answer is the same; and it is the same
// to a stranger, to whom the other has blocked, and to a moderator.

let server: TestServer
let walk: Walk
beforeAll(async () => {
  server = await startTestServer()
  walk = await startWalk(server)
})
afterAll(() => server.close())

type Body = Record<string, unknown>
interface Given {
  /** What the entry takes in the name of Ana. */
  good: Body
  id: string
  /** A chat of the caller's own. */
  ownThread: string
}
/** An id in a body: whose it is of Ana's, and the body that names it and nothing else of hers. */
type InBody = [kind: string, write: (given: Given) => Body]

const speak = ({ good, ownThread }: Given, ids: Body) => ({ ...good, thread_id: ownThread, ...ids })
const bodies: Record<string, InBody[]> = {
  'checkIns.generateChatResponse': [['checkInId', ({ good, id }) => ({ ...good, check_in_id: id })]],
  'companion.answerSafety': [['messageId', ({ good, id }) => ({ ...good, known_ids: [id] })]],
  'companion.motherChat': [
    ['threadId', ({ good, id }) => ({ ...good, thread_id: id })],
    ['messageId', (given) => speak(given, { message_id: given.id })],
    ['messageId', ({ good: { thread_id: _, ...good }, id }) => ({ ...good, message_id: id })],
    ['threadId', ({ good: { thread_id: _, ...good }, id }) => ({ ...good, message_id: id })],
    ['messageId', (given) => speak(given, { message_id: crypto.randomUUID(), replaces: given.id })],
    ['messageId', (given) => speak(given, { message_id: crypto.randomUUID(), known_ids: [given.id] })],
  ],
  'factors.sendSignInCode': [['factorId', ({ id }) => ({ factor_id: id })]],
  'memory.saveMemoryLine': [['threadId', ({ good, id }) => ({ ...good, chat_id: id })]],
  'profile.finishOnboarding': [['childId', ({ good, id }) => ({ ...good, children: [{ ...child(), id }] })]],
  'profile.saveProfile': [
    ['childId', ({ good, id }) => ({ ...good, kids: [{ id, name: 'Noa', age: '', notes: '' }] })],
    ['childId', ({ good, id }) => ({ ...good, removed_kids: [id] })],
  ],
  'rediscover.saveEntry': [['sessionId', ({ good, id }) => ({ ...good, edit_id: id })]],
  'reminders.saveReminderSettings': [
    [
      'childId',
      ({ good, id }) => ({ ...good, children: [{ id, notify_wake: false, notify_bedtime: true }] }),
    ],
  ],
  'visionBoard.saveBoard': [['sessionId', ({ good, id }) => ({ ...good, edit_id: id })]],
  'visionBoard.addItem': [['sessionId', ({ good, id }) => ({ ...good, session_id: id })]],
  'visionBoard.takeGoal': [['sessionId', ({ good, id }) => ({ ...good, session_id: id })]],
  'villageWriting.createReply': [['replyId', ({ good, id }) => ({ ...good, parent_id: id })]],
  'notifications.markRead': [['reminderId', ({ id }) => ({ ids: [id] })]],
}

const child = (): Body => {
  const { age_note: _, ...details } = (walk.goodBodies['children.saveChild']?.() ?? {}) as Body
  return { ...details, birthdate: '2025-02-03' }
}

/** An answer without what differs from one to the next anyhow: the id that was asked for, other ids, and moments. */
function comparable({ status, body, headers }: Awaited<ReturnType<Visitor['send']>>, id: string): string {
  const kept = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  return JSON.stringify([status, kept, body])
    .replaceAll(id, '(asked)')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '(id)')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(moment)')
}

/** Asks as somebody who has nothing yet. */
async function ask(
  entry: Route,
  id: string,
  path: string,
  write: (ownThread: string) => unknown,
  as: Other = 'stranger',
) {
  const asker = await walk.newcomer(as)
  const ownThread = (await asker.call(createThread, { body: {} })).body.id
  return comparable(await asker.send(entry.method, path, write(ownThread)), id)
}

const hasIds = (schema: unknown) => /"format":"uuid"/.test(JSON.stringify(schema))

describe.each([...routeTable])('%s', (name, entry) => {
  const good = () => (entry.body ? (walk.goodBodies[name]?.() as Body) : undefined)

  test('has its body here where that names an id', () => {
    expect(Boolean(entry.body) && hasIds(toJsonSchema(entry.body as never, 'input'))).toBe(name in bodies)
  })

  const names = [...entry.path.matchAll(/:(\w+Id)/g)].map(([, key = '']) => key)
  test.each(names)('answers another member’s %s in the address as one that nobody has', async (key) => {
    const hers = walk.ids[key] ?? ''
    const at = (id: string) => walk.pathOf(entry).replace(hers, id)
    const random = crypto.randomUUID()
    const body = () => (name in bodies ? { ...good(), thread_id: undefined } : good())
    // What only a moderator may call, each is answered as herself.
    const answers = new Map<Other | undefined, string>()
    for (const other of others) {
      const as = entry.access === 'moderator' ? other : undefined
      const answerOfNobodys = answers.get(as) ?? (await ask(entry, random, at(random), body, as))
      answers.set(as, answerOfNobodys)
      expect(await ask(entry, hers, at(hers), body, other), other).toBe(answerOfNobodys)
    }
  })

  test.each(bodies[name] ?? [])('answers another member’s %s in the body likewise', async (kind, write) => {
    const answerTo = (id: string, as?: Other) =>
      ask(entry, id, walk.pathOf(entry), (ownThread) => write({ good: good() ?? {}, id, ownThread }), as)
    const answerOfNobodys = await answerTo(crypto.randomUUID())
    for (const other of others)
      expect(await answerTo(walk.ids[kind] ?? '', other), other).toBe(answerOfNobodys)
  })
})
