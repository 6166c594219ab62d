import { cut } from '#contract/cut.ts'
import { limits } from '#contract/limits.ts'
import type { Noted } from '#contract/noted.ts'
import type { Scope } from '#server/database/client.ts'
import { countKept, listLines, removeLines, settleChat, upsertLine } from './lines-repo.ts'
import { isAbout, requestsIn } from './requests.ts'
import { setSwitch } from './settings-repo.ts'
import { listUnsummedChats } from './sources-repo.ts'

interface AskingMessage {
  threadId: string
  /** A line that a message has remembered bears its id, so that it goes where the message is changed. */
  messageId: string
  replaces: string | undefined
  text: string
}

/** Does what a message that was just kept asks of the memory: 'remember that …' and 'forget that …'. Null where it asks for nothing. */
export async function takeAsked(scope: Scope, userId: string, message: AskingMessage): Promise<Noted | null> {
  if (message.replaces) await removeLines(scope, userId, [message.replaces])
  const requests = requestsIn(message.text)
  const remember = requests.filter(({ does }) => does === 'remember').map(({ what }) => what)
  const forget = requests.filter(({ does }) => does === 'forget').map(({ what }) => what)
  if (forget.length > 0) return forgetLines(scope, userId, message.threadId, forget)
  if (remember.length === 0) return null
  if ((await countKept(scope, userId, message.messageId)) >= limits.memoryLinesMax)
    return { did: 'full', lines: [] }
  const text = cut(remember.join(' '), limits.memoryLineMax)
  await upsertLine(scope, userId, {
    id: message.messageId,
    text,
    is_asked: true,
    thread_id: null,
    kept_from: message.threadId,
  })
  return { did: 'remembered', lines: [text] }
}

async function forgetLines(scope: Scope, userId: string, threadId: string, wanted: string[]): Promise<Noted> {
  const isMeant = (line: string) => wanted.some((what) => isAbout(line, what))
  const lines = (await listLines(scope, userId)).filter(({ text }) => isMeant(text))
  const chats = (await listUnsummedChats(scope, userId)).filter(
    ({ id, title }) => id !== threadId && isMeant(title ?? ''),
  )
  for (const chat of new Set(lines.flatMap(({ thread_id }) => thread_id ?? [])))
    await settleChat(scope, userId, chat)
  await removeLines(
    scope,
    userId,
    lines.map(({ id }) => id),
  )
  for (const { id } of chats) await setSwitch(scope, userId, `chat:${id}`, false)
  const forgotten = [...lines.map(({ text }) => text), ...chats.flatMap(({ title }) => title ?? [])]
  return forgotten.length > 0 ? { did: 'forgot', lines: forgotten } : { did: 'found-nothing', lines: [] }
}
