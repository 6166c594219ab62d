import { errorTexts } from '#contract/errors.ts'
import { isChange, type LiveEvent, liveEvent, type WatchKind } from '#contract/events.ts'
import { build, type Database } from '#server/database/client.ts'
import { findSession } from '../auth/find-caller.ts'
import { AppError, unauthorized } from '../http/app-error.ts'
import type { EventStream } from '../http/event-stream.ts'
import type { Caller } from '../http/implement.ts'
import { type Message, openBroker } from './broker.ts'
import { startHeartbeat } from './heartbeat.ts'
import { LiveStream } from './stream.ts'
import { TopicStreams } from './topic-streams.ts'
import type { Watchables } from './watchable.ts'

/** Streams of one member, and of this process. Of a member's the oldest makes room: its browser may be long gone. */
const most = { ofMember: 10, inAll: 10_000 }
/** Milliseconds over which streams are told to read anew after a gap, for each of them: not all at the same moment. */
const spread = 2

interface Parts {
  database: Database
  /** Of the database, as its owner. */
  databaseUrl: string
  watchables: Watchables
  onLost: (error: Error) => void
}

export interface Live {
  /** Those of the asked that she may watch. */
  allowed(caller: Caller, asked: readonly string[]): Promise<string[]>
  /**
   * Tells her from here on what changes for her and what she watches, until her session ends or `out` is closed. `open` is called
   * once she may hear it. @throws AppError 401 where her session has just ended, 503 where nothing can be heard just now
   */
  begin(caller: Caller, asked: readonly string[], open: () => EventStream<LiveEvent>): Promise<void>
  close(): Promise<void>
}

export function openLive({ database, databaseUrl, watchables, onLost }: Parts): Live {
  const topics = new TopicStreams()
  const streams = new Set<LiveStream>()
  const heartbeat = startHeartbeat()
  let isFirst = true
  const broker = openBroker(databaseUrl, {
    onMessage,
    onListening() {
      if (!isFirst)
        void afterGap().catch((error: Error) => {
          onLost(error)
          for (const stream of streams) stream.end()
        })
      isFirst = false
    },
    onLost,
  })

  const find = ({ userId }: Caller, watch: string) => {
    const [kind = '', id = ''] = watch.split(':')
    return watchables[kind as WatchKind](database.asMember(userId), userId, id)
  }

  const ownTopics = ({ userId, sessionId }: Caller) => [`member:${userId}`, `session:${sessionId}`]

  function onMessage({ topic, event, actor, page }: Message): void {
    const hearers = topics.of(topic)
    if (hearers.length === 0) return
    if (event === null) {
      for (const stream of hearers) readAnew(stream, topic)
      return
    }
    // One that this process does not know comes of a newer one beside it.
    const { data } = liveEvent.safeParse(event)
    if (data?.type === 'ended') for (const stream of hearers) stream.endWith(data)
    else if (data && isChange(data))
      for (const stream of hearers) {
        const isHers = page !== null && actor === stream.caller.userId
        stream.tell(topic, isHers ? { ...data, page } : data)
      }
  }

  /** Whether a stream may still hear what it watches on this topic; on a member's or a session's, whatever it watches. */
  function readAnew(stream: LiveStream, topic?: string): void {
    for (const [watch, watched] of stream.watches)
      if (topic === watched.topic || !stream.watches.values().some((each) => each.topic === topic))
        void decide(stream, watch).catch(() => stream.end())
  }

  async function decide(stream: LiveStream, watch: string): Promise<void> {
    const watched = stream.watches.get(watch)
    if (!watched) return
    const reading = ++watched.reading
    watched.held ??= []
    const topic = await find(stream.caller, watch)
    if (watched.reading !== reading) return
    const held = watched.held ?? []
    watched.held = null
    if (topic === watched.topic) for (const event of held) stream.tell(topic, event)
    else {
      topics.remove(watched.topic, stream)
      stream.watches.delete(watch)
      stream.tell(watched.topic, { type: 'unwatched', watch })
    }
  }

  /** What was told while nothing was heard is nowhere: sessions may be over, and everybody reads anew. */
  async function afterGap(): Promise<void> {
    const all = [...streams]
    if (all.length === 0) return
    const ids = all.map(({ caller }) => caller.sessionId)
    const running = await database
      .asSystem()
      .rows(
        build
          .selectFrom('auth.session')
          .select('id')
          .where('id', 'in', ids)
          .where('expiresAt', '>', new Date()),
      )
    const isRunning = new Set(running.map(({ id }) => id))
    for (const stream of all) {
      if (!isRunning.has(stream.caller.sessionId)) stream.endWith({ type: 'ended' })
      else {
        readAnew(stream)
        setTimeout(() => stream.sendReady(), Math.random() * spread * all.length)
      }
    }
  }

  async function watch(stream: LiveStream, asked: readonly string[]): Promise<void> {
    const found = await Promise.all(
      asked.map(async (each) => [each, await find(stream.caller, each)] as const),
    )
    for (const [name, topic] of found) {
      if (!topic) continue
      stream.watches.set(name, { topic, held: [], reading: 0 })
      topics.add(topic, stream)
    }
    // It may have ended between the reading and the hearing of its end.
    await Promise.all([...stream.watches.keys()].map((name) => decide(stream, name)))
  }

  function forget(stream: LiveStream): void {
    streams.delete(stream)
    heartbeat.remove(stream)
    for (const topic of ownTopics(stream.caller)) topics.remove(topic, stream)
    for (const { topic } of stream.watches.values()) topics.remove(topic, stream)
  }

  return {
    async allowed(caller, asked) {
      const found = await Promise.all(asked.map(async (each) => ((await find(caller, each)) ? [each] : [])))
      return found.flat()
    },

    async begin(caller, asked, open) {
      await broker.listening().catch((cause: unknown) => {
        throw new AppError('unavailable', errorTexts.unavailable, { cause })
      })
      if (streams.size >= most.inAll) throw new AppError('unavailable', errorTexts.unavailable)
      const stream = new LiveStream(caller)
      streams.add(stream)
      heartbeat.add(stream)
      for (const topic of ownTopics(caller)) topics.add(topic, stream)
      try {
        await watch(stream, asked)
        if (!(await findSession(database, 'session.id', caller.sessionId))) throw unauthorized()
        const out = open()
        out.onClose(() => forget(stream))
        stream.start(out)
      } catch (error) {
        forget(stream)
        throw error
      }
      const hers = topics.of(`member:${caller.userId}`)
      for (const oldest of hers.slice(0, Math.max(0, hers.length - most.ofMember))) oldest.end()
    },

    async close() {
      heartbeat.stop()
      for (const stream of streams) stream.end()
      await broker.close()
    },
  }
}
