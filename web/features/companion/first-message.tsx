import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { chatTexts } from '#content/chat.ts'
import type { Thread } from '#contract/companion.ts'
import { chatDraftKey, moveDraft } from '#web/lib/chat-draft.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { createChat } from './api.ts'
import { Composer } from './composer.tsx'
import { newMessage, say } from './live-reply.ts'
import { useChatContext } from './use-chat-context.ts'

interface FirstMessageProps {
  mode: Thread['mode']
  isSOS: boolean
}

/**
 * The box of a chat that does not exist yet: it is made with the first message, so that looking in leaves nothing behind. What she
 * typed stays in the box until then, and is said even where she has left the screen meanwhile.
 */
export function FirstMessage({ mode, isSOS }: FirstMessageProps) {
  const [, navigate] = useLocation()
  const draftKey = chatDraftKey(mode ?? 'chat')
  const context = useChatContext(isSOS)
  const create = useMutation({
    mutationFn: (_text: string) => createChat(mode),
    onSuccess: (id, text) => {
      moveDraft(draftKey, text, chatDraftKey(id))
      void say(id, newMessage(text), context())
    },
  })

  function start(text: string) {
    create.mutate(text, {
      onSuccess: (id) => {
        const isTyping = document.activeElement instanceof HTMLTextAreaElement
        navigate(paths.chatThread(id, { sos: isSOS }), { replace: true, state: { isTyping } })
      },
    })
  }

  return (
    <>
      {create.isError && (
        <Banner tone="danger" role="alert">
          {chatTexts.couldNotStart}
        </Banner>
      )}
      <Composer keepsText draftKey={draftKey} pending={create.isPending} onSend={start} />
    </>
  )
}
