import { sumUpPrompt } from '#content/companion/prompts/sum-up.ts'
import { hardNight } from '#content/memory/lines.ts'
import { limits } from '#contract/limits.ts'
import { isGrave, type SafetyLevel } from '#contract/safety.ts'
import type { Database } from '#server/database/client.ts'
import { leaveOut, ownNames } from '#server/features/memory/leave-out.ts'
import { isAbout, requestsIn, tells } from '#server/features/memory/requests.ts'
import { findProfile, listChildren } from '#server/features/profile/repo.ts'
import { ModelError, type ModelUsage } from '#server/platform/model/model.ts'
import { checkPiece } from './check-piece.ts'
import type { SetUpModel } from './model-for.ts'
import { endWithRoom } from './prompt.ts'
import {
  isStillResting,
  listResting,
  listSaid,
  type RestingChat,
  storeSummary,
} from './resting-chats-repo.ts'
import { addUsage } from './usage-repo.ts'

const longestLine = 200
/** A run ends before the next is due, and before the queue takes it for lost; in milliseconds. */
const longestRun = 8 * 60_000
/** So many chats in a row for which the model is out of reach: it is so for all. One may be what its end breaks at. */
const mostOutOfReach = 2

/** The end says that it is the words that it does not take. */
const unreadable = [400, 413, 422]

const isOutOfReach = (cause: unknown) => cause instanceof ModelError && cause.reason === 'unreachable'

/**
 * Sums up the chats that have rested, each in three lines at most. It may run twice, and goes on where it was stopped; what fails does not
 * hold up the rest, unless the model is out of reach.
 * @param signal ends it between two words of the model; the rest waits for the next run
 * @throws what failed, the last of it: that chat waits for the next run
 */
export async function sumUpRested(
  database: Database,
  model: SetUpModel,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const until = AbortSignal.any([AbortSignal.timeout(longestRun), ...(signal ? [signal] : [])])
  const system = database.asSystem()
  const failures: unknown[] = []
  let outOfReach = 0
  for (const chat of await listResting(system, model.config.hostedBy, now)) {
    if (until.aborted || outOfReach === mostOutOfReach) break
    try {
      const lines = await sumUp(database, model, chat, now, until)
      if (lines) await system.transaction((scope) => storeSummary(scope, chat, lines))
      outOfReach = 0
    } catch (cause) {
      if (until.aborted) break
      failures.push(cause)
      outOfReach = isOutOfReach(cause) ? outOfReach + 1 : 0
    }
  }
  if (failures.length > 0) throw failures.at(-1)
}

type Said = Awaited<ReturnType<typeof listSaid>>

/**
 * Of a chat in which something was explicitly grave nothing leaves and nothing is kept but that it was a hard night. Null where nothing may
 * be said of it any more, which is asked just before her words would leave.
 */
async function sumUp(
  database: Database,
  model: SetUpModel,
  chat: RestingChat,
  now: Date,
  signal: AbortSignal,
): Promise<string[] | null> {
  const system = database.asSystem()
  const [said, { full_name }, children, isMeant] = await Promise.all([
    listSaid(system, chat),
    findProfile(system, chat.user_id),
    listChildren(system, chat.user_id),
    isStillResting(system, chat, model.config.hostedBy, now),
  ])
  if (!isMeant) return null
  const levels = said.flatMap(({ safety_level, standing }) => [safety_level, standing] as SafetyLevel[])
  if (levels.some(isGrave)) return [hardNight]
  const forgotten = said.flatMap(({ role, content }) =>
    role === 'user' ? requestsIn(content).filter(({ does }) => does === 'forget') : [],
  )
  // What may be grave is not written down a second time, nor what she wants forgotten.
  const told = endWithRoom(
    said.filter(
      ({ soft_line, content }) => soft_line === null && !forgotten.some(({ what }) => tells(content, what)),
    ),
  )
  if (!told.some(({ role }) => role === 'user')) return []
  const names = ownNames(
    full_name,
    children.map(({ name }) => name),
  )
  const leaving = told.map(({ role, content }) => ({ role, content: leaveOut(content, names) }))
  const { text, usage } = await ask(model, leaving, signal)
  await addUsage(system, chat.user_id, usage, model.config.price, false)
  return linesIn(text)
    .map((line) => leaveOut(line, names))
    .filter((line) => !forgotten.some(({ what }) => isAbout(line, what)))
    .slice(0, limits.memoryLinesOfChat)
}

/** The lines that may be kept: each held to the rules of what a model may say. */
function linesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const bare = line.replace(/^[\s\-*•\d.)]+/, '').trim()
    if (bare === '' || bare.length > longestLine) return []
    const checked = checkPiece({ part: 'ack', text: bare }, { before: '', isQuoted: false, given: '' })
    return 'shown' in checked && checked.shown ? [checked.shown] : []
  })
}

async function ask(
  { end }: SetUpModel,
  said: Pick<Said[number], 'role' | 'content'>[],
  signal: AbortSignal,
): Promise<{ text: string; usage: ModelUsage }> {
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0 }
  const talk = said.map(({ role, content }) => ({ from: role === 'user' ? 'her' : 'companion', content }))
  let text = ''
  try {
    const pieces = end.stream({
      instructions: sumUpPrompt,
      messages: [{ role: 'user', content: JSON.stringify(talk) }],
      signal,
      isUrgent: false,
      onUsage(taken) {
        usage.inputTokens += taken.inputTokens
        usage.outputTokens += taken.outputTokens
      },
    })
    for await (const piece of pieces) text += piece
  } catch (cause) {
    // What the model will not read, now or later, is remembered as nothing.
    if (cause instanceof ModelError && (cause.reason === 'refused' || unreadable.includes(cause.status ?? 0)))
      return { text: '', usage }
    // What it had no tokens left for is not worth asking for again.
    if (cause instanceof ModelError && cause.reason === 'cut-off')
      return { text: text.slice(0, text.lastIndexOf('\n') + 1), usage }
    throw cause
  }
  return { text, usage }
}
