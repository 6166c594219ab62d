import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Thread } from '#contract/companion.ts'
import { asText } from '#web/lib/device/parse.ts'
import { readStored } from '#web/lib/device/stored-state.ts'
import { chatDraftKey } from '#web/member/chat-draft.ts'
import { paths } from '#web/paths.ts'
import { Composer } from './composer.tsx'
import { lastBegun } from './queued-messages.ts'
import { beginChat } from './send-message.ts'
import { type ModuleOfChat, useChatContext } from './use-chat-context.ts'

interface FirstMessageProps {
  mode: Thread['mode']
  isSOS: boolean
  place?: ModuleOfChat
}

/**
 * The box of a chat that does not exist yet: it is made with the first message, so that looking in leaves nothing behind.
 * Until the server has that, an empty box leads back to it.
 */
export function FirstMessage({ mode, isSOS, place }: FirstMessageProps) {
  const [, navigate] = useLocation()
  const draftKey = chatDraftKey(mode ?? 'chat')
  const context = useChatContext(isSOS, place)

  // On arrival alone: nothing takes SOS away once it stands.
  useEffect(() => {
    const begun = readStored(draftKey, asText) ? undefined : lastBegun(mode)
    if (begun) navigate(paths.chatThread(begun, { sos: isSOS }), { replace: true })
  }, [mode, draftKey, isSOS, navigate])

  function start(text: string) {
    const isTyping = document.activeElement instanceof HTMLTextAreaElement
    const id = beginChat({ mode, is_sos: isSOS }, text, context())
    navigate(paths.chatThread(id, { sos: isSOS }), { replace: true, state: { isTyping } })
  }

  return <Composer draftKey={draftKey} pending={false} onSend={start} />
}
