import { limits } from '#contract/limits.ts'
import type { MemoryOutcome } from '#contract/memory-outcome.ts'
import { truncate } from '#contract/truncate.ts'
import type { Scope } from '#server/database/client.ts'
import {
  countKept,
  dropTitle,
  forgetChats,
  passOver,
  removeLines,
  retakeSummary,
  upsertLine,
} from './lines-repo.ts'
import { type RememberedLine, readRemembered } from './remembered.ts'
import { isAbout, requestsIn, tells } from './requests.ts'
import { isMemoryOn, setSwitch } from './settings-repo.ts'
import { listSaidInChats } from './sources-repo.ts'

interface AskingMessage {
  threadId: string
  /** A line that a message has remembered bears its id, so that it goes where the message is changed. */
  messageId: string
  replaces: string | undefined
  text: string
}

/**
 * Does what a message that was just kept asks of the memory: 'remember that …' and 'forget that …'. Null where it asks for nothing. It may
 * ask for both: what is to be forgotten goes first. What a message that it takes the place of had told is remembered no more.
 */
export async function takeAsked(
  scope: Scope,
  userId: string,
  message: AskingMessage,
): Promise<MemoryOutcome | null> {
  if (message.replaces) {
    await removeLines(scope, userId, [message.replaces])
    await retakeSummary(scope, userId, message.threadId)
  }
  const requests = requestsIn(message.text)
  const askedTo = (does: (typeof requests)[number]['does']) =>
    requests.filter((request) => request.does === does).map(({ what }) => what)
  const [forget, remember] = [askedTo('forget'), askedTo('remember')]
  const forgot =
    askedTo('forget-all').length > 0
      ? await forgetAll(scope, userId)
      : forget.length > 0
        ? await forgetLines(scope, userId, message, forget)
        : null
  const remembered = remember.length > 0 ? await rememberLine(scope, userId, message, remember) : null
  return forgot && remembered ? { ...forgot, also: remembered } : (forgot ?? remembered)
}

async function rememberLine(
  scope: Scope,
  userId: string,
  message: AskingMessage,
  wanted: readonly string[],
): Promise<MemoryOutcome> {
  if (!(await isMemoryOn(scope, userId))) return { did: 'off', lines: [] }
  if ((await countKept(scope, userId, message.messageId)) >= limits.memoryLinesMax)
    return { did: 'full', lines: [] }
  const text = truncate(wanted.join(' '), limits.memoryLineMax)
  await upsertLine(scope, userId, {
    id: message.messageId,
    text,
    is_asked: true,
    thread_id: null,
    kept_from: message.threadId,
  })
  return { did: 'remembered', lines: [text] }
}

/** What she keeps elsewhere stays there, and is told no more. */
async function switchOff(scope: Scope, userId: string, lines: readonly RememberedLine[]): Promise<void> {
  for (const { key, source, line_id } of lines)
    if (line_id === null && source !== 'chats') await setSwitch(scope, userId, key, false)
}

async function forgetAll(scope: Scope, userId: string): Promise<MemoryOutcome> {
  await switchOff(scope, userId, (await readRemembered(scope, userId, new Date())).lines)
  await forgetChats(scope, userId)
  return { did: 'forgot', lines: [] }
}

/** Forgets what is remembered of it, and of the chats in which she told it all that a summary would read. */
async function forgetLines(
  scope: Scope,
  userId: string,
  { threadId, messageId }: AskingMessage,
  wanted: readonly string[],
): Promise<MemoryOutcome> {
  const { lines } = await readRemembered(scope, userId, new Date())
  const said = await listSaidInChats(scope, userId, messageId)
  const meant = lines.filter(
    ({ line_id, is_on, chat, hers }) =>
      (line_id !== null || (is_on && chat?.id !== threadId)) && wanted.some((what) => isAbout(hers, what)),
  )
  const telling = said.filter(({ content }) => wanted.some((what) => tells(content, what)))
  const chats = new Set([
    ...meant.flatMap(({ chat }) => chat?.id ?? []),
    ...telling.map((each) => each.thread_id),
  ])
  await removeLines(
    scope,
    userId,
    meant.flatMap(({ line_id }) => line_id ?? []),
  )
  await switchOff(scope, userId, meant)
  for (const chat of chats) if (chat !== threadId) await passOver(scope, userId, chat)
  // What is said here is summed up by what she asks here; its title may be what she wants forgotten.
  await dropTitle(scope, userId, threadId)
  if (meant.length === 0 && chats.size === 0) return { did: 'found-nothing', lines: [] }
  return { did: 'forgot', lines: meant.map(({ hers }) => hers) }
}
