import {
  answer,
  type CompanionQuestion,
  type CompanionReply,
} from '#server/features/companion/local-companion.ts'

/** What the library answers to a text, by day and in a chat that has only begun, unless told. */
export function ask(text: string, more: Partial<CompanionQuestion> = {}): CompanionReply {
  return answer({
    text,
    history: [],
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
