import type { SafetyLevel } from '#contract/safety.ts'
import type { CompanionReply } from '#guide/question.ts'
import type { Model, ModelRequest, ModelUsage } from '#server/platform/model/model.ts'
import { type Piece, readReply } from './reply-reader.ts'

/** What is to be answered, and by whom. */
export interface Asked {
  /** Null where the guide answers. */
  model: { end: Model; totalMs: number; request: Pick<ModelRequest, 'instructions' | 'messages'> } | null
  /** Ends the model's part early. */
  signal: AbortSignal
  /** Somebody cannot wait: the model has less time before the guide answers. */
  isUrgent: boolean
  /** What answers without a model. */
  guide: () => CompanionReply
  /** The level that holds: a model may call for a higher one, and is never heard about a lower. */
  level: SafetyLevel
  /** The first reply beside a card of emergency: two sentences and no more. */
  isOnset: boolean
  /** What she may be shown of it beside its first sentences: a check-in has no place for a question, and not every chat points to the Village. */
  parts: readonly Piece['part'][]
  /** Words that the model was given to say, such as facts of the shelf; '' where none. */
  given: string
  /** Said by us before a model's words, where she asks who is there; else ''. */
  opening: string
  /** Said by us at the end of what comes first, such as a reminder that an AI answers; else ''. */
  closing: string
}

/** What was answered, unread: `check` says what of it she is shown. */
export interface Draft extends Omit<Asked, 'model' | 'signal' | 'isUrgent'> {
  /** Null where the guide answers. Throws ModelError or MalformedReply where the model gives no whole reply. */
  pieces: AsyncIterable<Piece> | null
  /** The same question once more, with the rule that the first answer broke and what she has read of that. */
  again: (rule: string, shown: string) => AsyncIterable<Piece>
  /** What the model took so far. */
  usage: ModelUsage
}

function corrected(instructions: string, rule: string, shown: string): string {
  const from =
    shown === ''
      ? 'Write the whole reply anew and keep to it.'
      : `She has read this much of it already: ${JSON.stringify(shown)}. Keep to the rule and go on from there: say nothing of that again, and leave "ack" empty where there is nothing to add.`
  return `${instructions}\n\nYour last answer to this broke a rule and was stopped. The rule: ${rule} ${from}`
}

/** The second stage: has a model answer where one is given. Nothing is asked before somebody reads. */
export function answer(asked: Asked): Draft {
  const { model, signal, isUrgent, ...draft } = asked
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0 }
  let until: AbortSignal | undefined
  async function* ask(change: (instructions: string) => string): AsyncGenerator<Piece> {
    if (!model) return
    const { instructions, messages } = model.request
    // One patience for both tries.
    until ??= AbortSignal.any([signal, AbortSignal.timeout(model.totalMs)])
    const request: ModelRequest = {
      instructions: change(instructions),
      messages,
      signal: until,
      isUrgent,
      onUsage(taken) {
        usage.inputTokens += taken.inputTokens
        usage.outputTokens += taken.outputTokens
      },
    }
    yield* readReply(model.end.stream(request))
  }
  return {
    ...draft,
    pieces: model && ask((instructions) => instructions),
    again: (rule, shown) => ask((instructions) => corrected(instructions, rule, shown)),
    usage,
  }
}
