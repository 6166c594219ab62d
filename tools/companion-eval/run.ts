import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount } from '#contract/account.ts'
import { createThread, type ReplyEvent } from '#contract/companion.ts'
import { setModelConsent } from '#contract/memory.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { type Mended, mended } from '#server/features/companion/check.ts'
import { openServices } from '#server/services.ts'
import { beginTrial } from '#server/testing/begin-trial.ts'
import { freePorts } from '#server/testing/server.ts'
import { incoming, streamReply } from '#server/testing/talk.ts'
import { Visitor } from '#server/testing/visitor.ts'
import type { Turn } from './counts.ts'
import type { Talk } from './talks.ts'

/** A product of its own with the model of this environment, or the guide. */
export interface TestBed {
  /** Who answers: the model's name, or 'the guide'. */
  who: string
  /** Says what she says in a talk, one line after the other, as somebody new. */
  play(talk: Talk): Promise<Turn[]>
  close(): Promise<void>
}

const modelSettings = (source: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(source).filter(([name]) => name.startsWith('MODEL_') || name === 'COMPANION'),
  )

/** Opens it on a database that is gone afterwards. */
export async function openTestBed(source: Record<string, string | undefined>): Promise<TestBed> {
  const directory = mkdtempSync(join(tmpdir(), 'lightly-eval-'))
  const [port = 0, billingPort = 0] = await freePorts(2)
  const config = readConfig({
    MODEL_REPLIES_PER_DAY: '100000',
    MODEL_REPLIES_PER_MINUTE: '1000',
    ...modelSettings(source),
    DATA_DIR: directory,
    PORT: String(port),
    BILLING_STAND_IN_PORT: String(billingPort),
    BILLING_TEST_CONTROLS: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  })
  const services = await openServices(config)
  const http = await createApp(services)
  await http.listen({ host: 'localhost', port })
  let events: Mended[] = []
  const listen = (event: unknown) => void events.push(event as Mended)
  mended.subscribe(listen)
  let talks = 0

  async function say(visitor: Visitor, chat: string, line: Talk['lines'][number]): Promise<Turn> {
    events = []
    const start = performance.now()
    let first = 0
    const { events: replyEvents } = await streamReply(
      visitor,
      incoming(chat, line.text),
      undefined,
      ({ type }) => {
        if (type === 'text') first ||= performance.now() - start
      },
    )
    const done = replyEvents.find(
      (event): event is Extract<ReplyEvent, { type: 'done' }> => event.type === 'done',
    )
    if (!done) throw new Error(`no reply: ${JSON.stringify(replyEvents.at(-1))}`)
    return {
      line,
      reply: done.reply,
      events: replyEvents,
      mended: events,
      first,
      whole: performance.now() - start,
    }
  }

  return {
    who: config.model?.name ?? 'the guide',
    async play({ lines }) {
      const visitor = new Visitor(config.publicUrl)
      await beginTrial(visitor, billingPort)
      await visitor.call(createAccount, {
        body: { email: `talk-${++talks}@example.com`, password: 'a quiet cup of tea' },
      })
      const hostedBy = config.model?.hostedBy
      if (hostedBy) await visitor.call(setModelConsent, { body: { choice: 'model', hosted_by: hostedBy } })
      const { id } = (await visitor.call(createThread, { body: {} })).body
      const turns: Turn[] = []
      for (const line of lines) turns.push(await say(visitor, id, line))
      return turns
    },
    async close() {
      mended.unsubscribe(listen)
      await http.close()
      await services.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
