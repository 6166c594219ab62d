import * as z from 'zod/mini'
import { route } from './route.ts'
import { text } from './text.ts'

/** What a screen may have watched, beside what is always heard. Events of that type and id tell of it. */
export const watchKinds = ['thread', 'village-post'] as const
export type WatchKind = (typeof watchKinds)[number]
/** `thread:{id}`. */
export type Watch = `${WatchKind}:${string}`

/** How many of them one stream carries. */
export const maxWatches = 8

const isWatch = (value: string) =>
  watchKinds.some((kind) => value.startsWith(`${kind}:`)) &&
  /^[a-z-]+:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)

const watches = text(maxWatches * 60).check(
  z.refine((value) => value.split(',').length <= maxWatches && value.split(',').every(isWatch)),
)

/** The page that did it, where one did. */
const page = z.optional(z.string())

/**
 * What a stream tells: that something has changed, never what it holds. Whoever hears it reads it anew, by the routes that she
 * reads it by anyhow.
 */
export const liveEvent = z.discriminatedUnion('type', [
  /** From here on nothing is missed; what came before may have been. `watching` has what may be watched of what was asked for. */
  z.object({ type: z.literal('ready'), watching: z.array(z.string()) }),
  /** The stream is alive. */
  z.object({ type: z.literal('beat') }),
  /** The session is over, and with it the stream. */
  z.object({ type: z.literal('ended') }),
  /** What was watched may no longer be. */
  z.object({ type: z.literal('unwatched'), watch: z.string() }),
  /** Her list of chats, the saved ones, or what is starred in them. */
  z.object({ type: z.literal('threads'), page }),
  /** A chat that is watched. */
  z.object({ type: z.literal('thread'), id: z.uuid(), page }),
  z.object({ type: z.literal('check-ins'), page }),
  /** Something of hers in the Village: what she wrote, saved, follows, gave or blocked. */
  z.object({ type: z.literal('village'), page }),
  /** What is new to her in threads of the Village. */
  z.object({ type: z.literal('village-unread'), page }),
  /** A post that is watched, or its replies. */
  z.object({ type: z.literal('village-post'), id: z.uuid(), page }),
  z.object({ type: z.literal('you-today'), page }),
  /** A programme of hers, an answer in it, or its goal. */
  z.object({ type: z.literal('rediscover'), page }),
  z.object({ type: z.literal('vision-board'), page }),
  /** What came to her, or how much of it is unread. */
  z.object({ type: z.literal('inbox'), page }),
])
export type LiveEvent = z.infer<typeof liveEvent>

/** What the stream says of itself. */
const ofTheStream = ['ready', 'beat', 'ended', 'unwatched'] as const
/** What the features hear. */
export type ChangeEvent = Exclude<LiveEvent, { type: (typeof ofTheStream)[number] }>

export const isChange = (event: LiveEvent): event is ChangeEvent =>
  !ofTheStream.some((type) => type === event.type)

export const listen = route({
  method: 'GET',
  path: '/api/live',
  access: 'member',
  summary: 'What changes for her, as it happens; without an event stream, what she may watch',
  query: z.object({
    /** What to watch, by commas. */
    watch: z.optional(watches),
    /** The member that the page shows: in another's session it is refused. */
    member: z.optional(z.uuid()),
  }),
  reply: z.object({ watching: z.array(z.string()) }),
  stream: liveEvent,
  perMinute: 300,
})
