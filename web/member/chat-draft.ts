import { asText } from '#web/lib/device/parse.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'

/** How the keys of what she has typed begin. */
export const chatDraftPrefix = 'draft:'
/** Where the phone keeps what she has typed and not sent: of a thread by its id, of a new chat by its mode or 'chat'. */
export const chatDraftKey = (place: string) => `${chatDraftPrefix}${place}`

/** Takes what was sent out of a draft; what she typed on meanwhile goes with her to another place. */
export function moveDraft(from: string, sent: string, to: string): void {
  const typed = readStored(from, asText)?.trim() ?? ''
  const rest = typed.startsWith(sent) ? typed.slice(sent.length).trim() : typed
  writeStored(from, undefined)
  if (rest) writeStored(to, rest)
}
