import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { chatTexts } from '#content/chat.ts'
import type { CardId } from '#contract/safety.ts'
import { asText } from '#web/lib/device/parse.ts'
import { useStoredState } from '#web/lib/device/stored-state.ts'
import { paths } from '#web/paths.ts'
import { gravestCard } from '#web/safety/card-for-reply.ts'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Bubble } from './bubble.tsx'
import { CopyButton } from './message-actions.tsx'
import { moveToNewChat, newChatDraft } from './not-found.ts'
import { SosPanel } from './sos-panel.tsx'

interface ChatNotFoundProps {
  threadId: string
  isSOS: boolean
  /** The card that stood beside the chat. */
  standingCard: CardId | null
}

/**
 * A chat that is no more. What she wrote and nobody has heard is in view, with the way to say it in a new one; help that stood here stays.
 */
export function ChatNotFound({ threadId, isSOS, standingCard }: ChatNotFoundProps) {
  const [words] = useStoredState(newChatDraft, '', asText)
  const cardId = gravestCard([useExplicitCard([words]), standingCard])
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    moveToNewChat(threadId)
    // The box that had the focus went away.
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true })
  }, [threadId])

  return (
    <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto pb-4">
      {cardId && <SafetyCard id={cardId} of={words} />}
      {isSOS && <SosPanel />}
      <div role="alert">
        <EmptyState
          icon={<MessageCircle className="size-7" />}
          title={chatTexts.gone}
          action={
            <AppLink ref={link} replace to={paths.chat({ sos: isSOS })} className={buttonClass('primary')}>
              {words ? 'Start a new chat with these words' : 'Start a new chat'}
            </AppLink>
          }
        >
          {chatTexts.goneWhy} {words && chatTexts.goneWords}
        </EmptyState>
      </div>
      {words && (
        <Bubble from="user" actions={<CopyButton from="user" text={words} />}>
          {words}
        </Bubble>
      )}
    </div>
  )
}
