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
import { listResting, listSaid, type RestingChat, storeSummary } from './resting-chats-repo.ts'
import { addUsage } from './usage-repo.ts'

const longestLine = 200

/**
 * Sums up the chats that have rested, each in three lines at most. It may run twice, and goes on where it was stopped.
 * @throws ModelError where the model cannot be asked just now: the rest waits for the next run
 */
export async function sumUpRested(database: Database, model: SetUpModel, now: Date): Promise<void> {
  const system = database.asSystem()
  for (const chat of await listResting(system, model.config.hostedBy, now)) {
    const lines = await sumUp(database, model, chat)
    await system.transaction((scope) => storeSummary(scope, chat, lines))
  }
}

type Said = Awaited<ReturnType<typeof listSaid>>

/** Of a chat in which something was explicitly grave nothing leaves and nothing is kept but that it was a hard night. */
async function sumUp(database: Database, model: SetUpModel, chat: RestingChat): Promise<string[]> {
  const system = database.asSystem()
  const said = await listSaid(system, chat)
  const levels = said.flatMap(({ safety_level, standing }) => [safety_level, standing] as SafetyLevel[])
  if (levels.some(isGrave)) return [hardNight]
  const [{ full_name }, children] = await Promise.all([
    findProfile(system, chat.user_id),
    listChildren(system, chat.user_id),
  ])
  const forgotten = said.flatMap(({ role, content }) =>
    role === 'user' ? requestsIn(content).filter(({ does }) => does === 'forget') : [],
  )
  // What may be grave is not written down a second time, nor what she wants forgotten.
  const told = said.filter(
    ({ soft_line, content }) => soft_line === null && !forgotten.some(({ what }) => tells(content, what)),
  )
  if (!told.some(({ role }) => role === 'user')) return []
  const names = ownNames(
    full_name,
    children.map(({ name }) => name),
  )
  const { text, usage } = await ask(model, told)
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
): Promise<{ text: string; usage: ModelUsage }> {
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0 }
  const talk = said.map(({ role, content }) => ({ from: role === 'user' ? 'her' : 'companion', content }))
  let text = ''
  try {
    const pieces = end.stream({
      instructions: sumUpPrompt,
      messages: [{ role: 'user', content: JSON.stringify(talk) }],
      signal: new AbortController().signal,
      isUrgent: false,
      onUsage(taken) {
        usage.inputTokens += taken.inputTokens
        usage.outputTokens += taken.outputTokens
      },
    })
    for await (const piece of pieces) text += piece
  } catch (cause) {
    // What the model will not read, now or later, is remembered as nothing.
    if (cause instanceof ModelError && (cause.reason === 'refused' || cause.status === 400))
      return { text: '', usage }
    // What it had no tokens left for is not worth asking for again.
    if (cause instanceof ModelError && cause.reason === 'cut-off')
      return { text: text.slice(0, text.lastIndexOf('\n') + 1), usage }
    throw cause
  }
  return { text, usage }
}
