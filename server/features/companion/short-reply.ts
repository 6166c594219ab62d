import { shortSafetyPrompt } from '#content/companion/prompts/short.ts'
import { type CardId, isGrave, type SafetyNotice } from '#contract/safety.ts'
import { type CompanionReply, modelEntryId } from '#guide/question.ts'
import type { AboutHer } from '#server/features/memory/about-her.ts'
import { recordHeard } from '#server/features/safety/record.ts'
import { answer } from './answer.ts'
import { check } from './check.ts'
import { modelFor } from './model-for.ts'
import { promptOf, withCards } from './prompt.ts'
import type { CompanionServices } from './reply.ts'
import { addUsage } from './usage-repo.ts'

/** Somebody waits for it with a screen that she cannot leave: by then the guide has answered. */
const longestMs = 12_000

export interface ShortQuestion {
  userId: string
  /** What she wrote, which has passed the safety engine; may be blank. */
  text: string
  /** What a model is told of where she is and how such a reply is written, in place of a chat's words. */
  prompts: readonly string[]
  /** What is shown of a reply beside its first sentences; nothing unless told. */
  parts?: readonly ('title' | 'step')[]
  safety: SafetyNotice
  /** Where her screen can ask whether she is safe; null where it cannot, and no model is asked what it hears of danger. */
  surface: 'check-in' | 'you-today' | null
  about: AboutHer
  /** What answers without a model. */
  guide: () => CompanionReply
}

/** What a model is given as hers where she wrote nothing. */
const wroteNothing = '(She wrote nothing.)'

/**
 * The few words that answer what is no chat: a check-in, a week, a day. They go through the same answer and check.
 * @returns the reply; a title where the prompt asks for one and a model gave it, else ''; and the card that a model called for, which the
 * engine did not: it is recorded by then
 */
export async function shortReply(
  { database, model, stopping, onFallback }: CompanionServices,
  { userId, text, prompts, parts = [], safety, surface, about, guide }: ShortQuestion,
): Promise<{ reply: CompanionReply; title: string; calledFor: CardId | null }> {
  const isHard = isGrave(safety.level)
  const forHer = await modelFor(database, model, { userId, message: null, isHard })
  const draft = answer({
    model: forHer.model && {
      end: forHer.model.end,
      totalMs: longestMs,
      request: promptOf(
        [...prompts, ...(surface ? [withCards(shortSafetyPrompt)] : [])],
        [{ role: 'user', content: text.trim() || wroteNothing }],
        { level: safety.level, isAsked: safety.softLine !== null, isOnset: false, about },
      ),
    },
    signal: stopping,
    isUrgent: isHard,
    guide,
    // Where she cannot be asked nothing is heard: no card is higher.
    level: surface ? safety.level : 'emergency',
    isOnset: false,
    parts,
    given: '',
    opening: '',
    closing: '',
  })
  let last: { reply: CompanionReply; title: string } | undefined
  let calledFor: CardId | null = null
  for await (const step of check(draft, onFallback)) {
    if ('reply' in step) last = step
    else calledFor = step.card
  }
  if (!last) throw new Error('a check that showed nothing')
  if (forHer.model) {
    const { price } = forHer.model.config
    const isGuides = last.reply.entryId !== modelEntryId
    await addUsage(database.asSystem(), userId, draft.usage, price, isGuides)
  }
  if (calledFor && surface) await recordHeard(database.asSystem(), { userId, surface, card: calledFor })
  return { ...last, calledFor }
}
