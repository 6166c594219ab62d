import { heartQuestions, levelLabels } from '#content/check-ins.ts'
import { type Answers, writtenText } from '#contract/check-ins.ts'
import { hearts } from '#contract/hearts.ts'
import { limits } from '#contract/limits.ts'
import { asText } from '#web/lib/device/parse.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { chatDraftKey } from '#web/member/chat-draft.ts'

/** A check-in as she would say it: her own words or, where there are none, her hearts. */
export function asMessage(answers: Answers): string {
  const rated = hearts.flatMap((heart) => {
    const level = levelLabels[heart][answers.responses[heart] - 1]
    return level ? [`${heartQuestions[heart]} ${level}`] : []
  })
  const line = rated.join(', ').toLowerCase()
  return writtenText(answers) || `${line.charAt(0).toUpperCase()}${line.slice(1)}.`
}

/** Puts a check-in into the message box of a new chat, where she can change it before it goes. A draft there stays, above it. */
export function carryToChat(answers: Answers): void {
  const key = chatDraftKey('chat')
  const draft = readStored(key, asText)?.trim() ?? ''
  const message = asMessage(answers)
  if (!draft.includes(message))
    writeStored(key, (draft ? `${draft}\n${message}` : message).slice(0, limits.messageMax))
}
