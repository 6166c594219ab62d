import type { FastifyInstance } from 'fastify'
import { limits } from '#contract/limits.ts'
import * as memory from '#contract/memory.ts'
import type { RootScope, Scope } from '#server/database/client.ts'
import { mostSerious } from '#server/features/safety/most-serious.ts'
import { noticeOf } from '#server/features/safety/notice.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { countKept, findLine, passOver, removeLines, settleChat, upsertLine } from './lines-repo.ts'
import { mayAskModel } from './may-ask-model.ts'
import { readRemembered } from './remembered.ts'
import { findModelConsent, saveModelConsent, setMemoryOn, setSwitch } from './settings-repo.ts'
import { ownsChat } from './sources-repo.ts'

/** What Lightly remembers of her, and where her words may go. */
export function memoryRoutes(http: FastifyInstance, { config, database }: Services): void {
  const hostedBy = config.model?.hostedBy ?? null

  const pageOf = async (scope: Scope, userId: string): Promise<memory.Memory> => {
    const { isOn, lines } = await readRemembered(scope, userId, new Date())
    const isUsed = config.model !== null && (await mayAskModel(scope, userId, hostedBy))
    return { is_on: isOn, is_used: isUsed, lines }
  }
  /** Does the work and answers what is remembered then. */
  const change = async (userId: string, work: (scope: RootScope) => Promise<void>) => {
    const member = database.asMember(userId)
    await work(member)
    return pageOf(member, userId)
  }

  implement(http, memory.readMemory, ({ caller }) => pageOf(database.asMember(caller.userId), caller.userId))

  implement(http, memory.switchMemory, ({ body, caller: { userId } }) =>
    change(userId, (member) => setMemoryOn(member, userId, body.is_on)),
  )

  implement(http, memory.switchMemoryLine, ({ body, caller: { userId } }) =>
    change(userId, async (member) => {
      const { lines } = await readRemembered(member, userId, new Date())
      if (lines.some(({ key, line_id }) => key === body.key && !line_id))
        await setSwitch(member, userId, body.key, body.is_on)
    }),
  )

  implement(http, memory.saveMemoryLine, async ({ params: { lineId }, body, caller: { userId } }) => {
    const found = await mostSerious([body.text])
    await recordSafetyEvent(database.asSystem(), { userId, surface: 'memory', ...found })
    const member = database.asMember(userId)
    const isFull = await member.transaction(async (scope) => {
      const before = await findLine(scope, userId, lineId)
      const chatId = before ? (before.thread_id ?? before.kept_from) : (body.chat_id ?? null)
      const chat = chatId && (await ownsChat(scope, userId, chatId)) ? chatId : null
      // A line whose chat has gone stays by itself.
      const isKept = body.is_kept || chat === null
      if (isKept && (await countKept(scope, userId, lineId)) >= limits.memoryLinesMax) return true
      if (before?.thread_id) await settleChat(scope, userId, before.thread_id)
      await upsertLine(scope, userId, {
        id: lineId,
        text: body.text,
        is_asked: before?.is_asked ?? body.is_asked ?? chat === null,
        thread_id: isKept ? null : chat,
        kept_from: isKept ? chat : null,
      })
      return false
    })
    return { memory: await pageOf(member, userId), safety: noticeOf(found), is_full: isFull }
  })

  implement(http, memory.deleteMemoryLine, ({ params: { lineId }, caller: { userId } }) =>
    change(userId, (member) =>
      member.transaction(async (scope) => {
        const before = await findLine(scope, userId, lineId)
        const chat = before?.thread_id ?? before?.kept_from
        if (chat) await passOver(scope, userId, chat)
        await removeLines(scope, userId, [lineId])
      }),
    ),
  )

  const consentOf = async (userId: string): Promise<memory.ModelConsent> => ({
    hosted_by: hostedBy,
    choice: hostedBy === null ? null : await findModelConsent(database.asMember(userId), userId, hostedBy),
  })

  implement(http, memory.getModelConsent, ({ caller }) => consentOf(caller.userId))

  implement(http, memory.setModelConsent, async ({ body, caller: { userId } }) => {
    await saveModelConsent(database.asMember(userId), userId, body.choice, body.hosted_by)
    return consentOf(userId)
  })
}
