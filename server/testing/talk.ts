import { randomUUID } from 'node:crypto'
import * as companion from '#contract/companion.ts'
import type { TestDatabase } from './database.ts'
import type { Visitor } from './visitor.ts'

/** A line of a danger to herself that is said plainly, and one of a danger that may be meant, and is asked about. */
export const [plainLine, askedLine] = ['I want to kill myself', 'he scares me when he drinks']

/** What a phone sends to say something in a chat. */
export function incoming(thread_id: string, user_text: string, message_id: string = randomUUID()) {
  return { thread_id, message_id, messages: [], user_text, context: { isSOS: false, youToday: null } }
}

/** Starts a chat, says these things in it one after the other, and answers its id. */
export async function startTalk(member: Visitor, ...texts: string[]): Promise<string> {
  const { id } = (await member.call(companion.createThread, { body: {} })).body
  for (const text of texts) await member.call(companion.motherChat, { body: incoming(id, text) })
  return id
}

/** A chat as its owner reads it. */
export async function readTalk(member: Visitor, threadId: string) {
  return (await member.call(companion.getThread, { params: { threadId } })).body
}

/** What holds of safety in a chat, as its owner reads it. */
export const readSafety = async (member: Visitor, threadId: string) =>
  (await readTalk(member, threadId)).thread.safety

/** What was recorded of a member's safety, the oldest first. */
export const recordedSafety = (database: TestDatabase, userId: string) =>
  database.asOwner<{ level: string; certainty: string; class: string }>(
    'select level, certainty, class from safety_events where user_id = $1 order by id',
    [userId],
  )

/** Sends a message and hears its reply as it comes, event by event. */
export async function streamReply(
  member: Visitor,
  body: object,
  signal?: AbortSignal,
  onEvent?: (event: companion.ReplyEvent) => void,
): Promise<{ status: number; events: companion.ReplyEvent[] }> {
  const response = await fetch(member.origin + companion.motherChat.path, {
    method: 'POST',
    headers: {
      origin: member.origin,
      cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  const events: companion.ReplyEvent[] = []
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of response.body ?? []) {
    rest += decoder.decode(part, { stream: true })
    const whole = rest.split('\n\n')
    rest = whole.pop() ?? ''
    for (const each of whole) {
      const event: companion.ReplyEvent = JSON.parse(each.replace('data: ', ''))
      events.push(event)
      onEvent?.(event)
    }
  }
  return { status: response.status, events }
}
