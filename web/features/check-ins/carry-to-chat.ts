import { levelLabels } from '#content/check-ins.ts'
import { ownText, type ToldAnswers } from '#contract/check-ins.ts'
import { limits } from '#contract/limits.ts'
import { chatDraftKey } from '#web/lib/chat-draft.ts'
import { readStored, writeStored } from '#web/lib/stored-state.ts'

/** A check-in as she would say it: her own words or, where there are none, her hearts. */
export function asSaid(told: ToldAnswers): string {
  const level = (name: keyof typeof levelLabels) => levelLabels[name][told.responses[name] - 1]
  return ownText(told) || `Energy ${level('energy')}, mood ${level('mood')}, stress ${level('stress')}.`
}

/** Puts a check-in into the message box of a new chat, where she can change it before it goes. A draft there stays, above it. */
export function carryToChat(told: ToldAnswers): void {
  const key = chatDraftKey('chat')
  const draft = readStored<string>(key)?.trim() ?? ''
  const said = asSaid(told)
  if (!draft.includes(said))
    writeStored(key, (draft ? `${draft}\n${said}` : said).slice(0, limits.messageMax))
}
