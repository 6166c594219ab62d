import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { chatTexts } from '#content/chat.ts'
import type { Thread } from '#contract/companion.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { asText } from '#web/lib/device/parse.ts'
import { followStored, readStored } from '#web/lib/device/stored-state.ts'
import { chatDraftKey, moveDraft } from '#web/member/chat-draft.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { createChat } from './api.ts'
import { Composer } from './composer.tsx'
import { newMessage, sendMessage } from './live-reply.ts'
import { undeliveredStarted } from './started-chats.ts'
import { useChatContext } from './use-chat-context.ts'

interface FirstMessageProps {
  mode: Thread['mode']
  isSOS: boolean
  /** Told what could not be said, and an empty text once it could. */
  onUnheard: (text: string) => void
}

/**
 * The box of a chat that does not exist yet: it is made with the first message, so that looking in leaves nothing behind. What she
 * typed stays in the box until then, and is said even where she has left the screen meanwhile. Until the server has it, an
 * empty box leads back to it.
 */
export function FirstMessage({ mode, isSOS, onUnheard }: FirstMessageProps) {
  const [, navigate] = useLocation()
  const place = mode ?? 'chat'
  const draftKey = chatDraftKey(place)
  const context = useChatContext(isSOS)
  const mutationKey = ['first-message', place]
  // Also what she sent before she left the screen and came back.
  const pending = useIsMutating({ mutationKey }) > 0
  const create = useMutation({
    mutationKey,
    mutationFn: (_text: string) => createChat({ mode, is_sos: isSOS }),
    onSuccess: (id, text) => {
      moveDraft(draftKey, text, chatDraftKey(id))
      void sendMessage(id, newMessage(text), context())
    },
  })

  // Nothing takes SOS away once it stands: what was on its way is said without it.
  const [mayLeadOn] = useState(!(isSOS && pending))
  useEffect(() => {
    if (!mayLeadOn || pending || readStored(draftKey, asText)) return
    const begun = undeliveredStarted(place)
    if (begun) navigate(paths.chatThread(begun, { sos: isSOS }), { replace: true })
  }, [mayLeadOn, pending, place, draftKey, isSOS, navigate])

  const { isError, reset } = create
  useEffect(() => (isError ? onceItMayStart(draftKey, reset) : undefined), [isError, draftKey, reset])

  function start(text: string) {
    // The second of two quick taps comes before `pending` is on show.
    if (queryClient.isMutating({ mutationKey }) > 0) return
    create.mutate(text, {
      onError: () => onUnheard(text),
      onSuccess: (id) => {
        onUnheard('')
        const isTyping = document.activeElement instanceof HTMLTextAreaElement
        navigate(paths.chatThread(id, { sos: isSOS }), { replace: true, state: { isTyping } })
      },
    })
  }

  return (
    <>
      {isError && (
        <Banner tone="danger" role="alert">
          {chatTexts.couldNotStart}
        </Banner>
      )}
      <Composer keepsText draftKey={draftKey} pending={pending} onSend={start} />
    </>
  )
}

/** Tells once she has other words for it, or the phone its connection back: what failed before is of no use to her then. */
function onceItMayStart(draftKey: string, tell: () => void): () => void {
  const stop = followStored(draftKey, asText, tell)
  window.addEventListener('online', tell)
  return () => {
    stop()
    window.removeEventListener('online', tell)
  }
}
