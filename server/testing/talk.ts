import { randomUUID } from 'node:crypto'
import * as companion from '#contract/companion.ts'
import type { Visitor } from './visitor.ts'

/** What a phone sends to say something in a chat. */
export function said(thread_id: string, user_text: string, message_id: string = randomUUID()) {
  return { thread_id, message_id, messages: [], user_text, context: { isSOS: false, youToday: null } }
}

/** Starts a chat, says these things in it one after the other, and answers its id. */
export async function startTalk(member: Visitor, ...texts: string[]): Promise<string> {
  const { id } = (await member.call(companion.createThread, { body: {} })).body
  for (const text of texts) await member.call(companion.motherChat, { body: said(id, text) })
  return id
}

/** A chat as its owner reads it. */
export async function readTalk(member: Visitor, threadId: string) {
  return (await member.call(companion.getThread, { params: { threadId } })).body
}
