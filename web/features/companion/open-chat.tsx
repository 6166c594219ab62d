import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { chatDraftKey } from '#web/lib/chat-draft.ts'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { SafetyStrip } from '#web/safety/safety-strip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { threadQuery } from './api.ts'
import { setCardOpen, useCardOpen } from './card-open.ts'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import { recallUnanswered, say, useLiveReply } from './live-reply.ts'
import { Opening } from './opening.tsx'
import { useChatContext } from './use-chat-context.ts'

/** A chat in which something was said. A serious word opens the card above it; one call stays in view from then on. */
export function OpenChat({ threadId, isSOS }: { threadId: string; isSOS: boolean }) {
  const chat = useQuery(threadQuery(threadId))
  const live = useLiveReply(threadId)
  const context = useChatContext(isSOS)
  const busy = (live !== null && live.failure === null) || (chat.data?.replying ?? false)
  const cardId = live?.safety?.cardId ?? chat.data?.thread.safety.cardId ?? null
  const cardOpen = useCardOpen(threadId)
  const scroller = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (cardOpen) scroller.current?.scrollTo(0, 0)
  }, [cardOpen])

  const { data } = chat
  useEffect(() => {
    if (data) recallUnanswered(threadId, data.messages, data.replying)
  }, [threadId, data])

  function send(text: string, messageId?: string) {
    void say(threadId, text, context(), messageId)
  }

  if (chat.isPending && !live) return <LoadingCards count={2} label="Opening your chat…" />
  if (chat.isError && !live)
    return <ErrorState message={chat.error.message} onRetry={() => chat.refetch()} busy={chat.isFetching} />
  const messages = chat.data?.messages ?? []
  return (
    <>
      {cardId && (
        <SafetyStrip id={cardId} open={cardOpen} onToggle={() => setCardOpen(threadId, !cardOpen)} />
      )}
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto">
        {cardId && cardOpen && (
          <div className="pb-4">
            <SafetyCard id={cardId} />
          </div>
        )}
        {(isSOS || (messages.length === 0 && !live)) && <Opening isSOS={isSOS} />}
        <Conversation
          messages={messages}
          live={live}
          replying={chat.data?.replying ?? false}
          follow={!cardOpen}
          onChoose={send}
          onRetry={() => live && send(live.said, live.messageId)}
        />
      </div>
      <Composer draftKey={chatDraftKey(threadId)} pending={busy} onSend={send} />
    </>
  )
}
