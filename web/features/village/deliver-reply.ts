import { warningText } from '#content/village/warnings.ts'
import type { PostWarning } from '#contract/village.ts'
import { createReply } from '#contract/village-writing.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import type { Send } from '#web/lib/offline/senders.ts'

/** Nothing was kept: she is gently told of something first, and may post it all the same. */
export class WarnedError extends CallError {
  override readonly warnings: readonly PostWarning[]
  constructor(warnings: readonly PostWarning[]) {
    super(warningText(warnings), 'bad_input', 400)
    this.warnings = warnings
  }
}

type Input = Parameters<typeof call<typeof createReply>>[1]

/** Sends a reply that is in the outbox. @throws WarnedError, so that its words stay on the phone */
export const deliverReply: Send = async ({ input, owner }) => {
  const outcome = await call(createReply, input as Input, owner)
  if (!outcome.reply) throw new WarnedError(outcome.warnings)
  return outcome
}
