import { vi } from 'vitest'
import type { getThread, MotherReply, ReplyEvent } from '#contract/companion.ts'
import type { RouteReply } from '#contract/route.ts'
import { calm } from '#contract/safety.ts'

export type StoredChat = RouteReply<typeof getThread>
type StoredMessage = StoredChat['messages'][number]

const moment = '2026-11-21T00:00:00.000Z'

/** A message as the server has it. */
export const storedMessage = (
  thread_id: string,
  id: string,
  role: StoredMessage['role'],
  content: string,
): StoredMessage => ({ id, thread_id, role, content, options: [], is_starred: false, created_at: moment })

/** A chat as the server has it. */
export const storedChat = (
  id: string,
  messages: StoredMessage[],
  more: Partial<StoredChat> = {},
  safety = calm,
): StoredChat => ({
  thread: {
    id,
    title: null,
    preview: null,
    mode: null,
    is_sos: false,
    is_saved: false,
    safety,
    created_at: moment,
    updated_at: moment,
  },
  messages,
  has_earlier: false,
  replying: false,
  unanswered: null,
  ...more,
})

/** The end of a reply. */
export const doneWith = (message: StoredMessage, safety = calm): ReplyEvent => {
  const reply = { ack: message.content, block: '', steps: [], question: '', options: [], message, safety }
  return { type: 'done', reply: reply satisfies MotherReply }
}

/** What the server is asked for a reply with. */
interface Asked {
  thread_id?: string
  message_id: string
  user_text: string
  messages: { content: string }[]
}

interface ReplyStream {
  asked: Asked
  tell: (event: ReplyEvent) => void
  lose: () => void
  signal: AbortSignal
}

/** A server that answers as it is told to. */
export interface ReplyServer {
  /** The replies that the phone follows, in the order in which they were asked for. */
  streams: ReplyStream[]
  /** Gives the chat to whoever reads it; null where it cannot be reached. */
  read: () => Promise<StoredChat | null>
}

/** Has such a server answer the phone, until `vi.unstubAllGlobals`. */
export function stubReplyServer(): ReplyServer {
  const server: ReplyServer = { streams: [], read: async () => null }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.endsWith('/mother_chat')) {
      const chat = await server.read()
      if (!chat) throw new TypeError('network')
      return Response.json(chat)
    }
    const signal = init.signal as AbortSignal
    const asked = JSON.parse(String(init.body)) as Asked
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const tell = (event: ReplyEvent) => {
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
          if (event.type === 'done') controller.close()
        }
        const lose = () => controller.error(new Error('lost'))
        signal.addEventListener('abort', lose)
        server.streams.push({ asked, tell, lose, signal })
      },
    })
    return new Response(body)
  })
  return server
}
