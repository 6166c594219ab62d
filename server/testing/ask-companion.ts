import { answerWithoutModel } from '#guide/guide.ts'
import type { CompanionQuestion, CompanionReply } from '#guide/question.ts'

/** What the library answers to a text, by day and in a chat that has only begun, unless told. */
export function ask(text: string, more: Partial<CompanionQuestion> = {}): CompanionReply {
  return answerWithoutModel({
    text,
    history: [],
    state: null,
    lossMode: false,
    youToday: null,
    isSOS: false,
    safetyCard: null,
    safetyLevel: 'none',
    recentEntryIds: [],
    turns: more.recentEntryIds?.length ?? 0,
    localHour: 14,
    mode: null,
    ...more,
  })
}

/** Says one text after another in one thread. */
export function talk(texts: readonly string[], more: Partial<CompanionQuestion> = {}): CompanionReply[] {
  const replies: CompanionReply[] = []
  const history: { role: 'user' | 'assistant'; content: string }[] = []
  for (const text of texts) {
    const reply = ask(text, {
      ...more,
      history: history.slice(-60),
      state: replies.at(-1)?.state ?? null,
      recentEntryIds: replies.map(({ entryId }) => entryId),
    })
    replies.push(reply)
    history.push({ role: 'user', content: text })
    history.push({
      role: 'assistant',
      content: [reply.ack, reply.block, ...reply.steps, reply.question].join('\n'),
    })
  }
  return replies
}
