import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { chatDraftKey } from '#web/lib/chat-draft.ts'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { SafetyStrip } from '#web/safety/safety-strip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { threadQuery } from './api.ts'
import { setCardOpen, useCardOpen } from './card-open.ts'
import { before } from './chat-page.ts'
import { ChatScroller } from './chat-scroller.tsx'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import { newMessage, resume, say, stopFollowing } from './live-reply.ts'
import { type Unsent, useLiveReply } from './live-state.ts'
import { Opening } from './opening.tsx'
import { useChatContext } from './use-chat-context.ts'

/**
 * A chat that exists: what was said, what is on its way, and the box to write in. A serious word opens the card above it;
 * one call stays in view from then on.
 */
export function OpenChat({ threadId, isSOS }: { threadId: string; isSOS: boolean }) {
  const chat = useQuery(threadQuery(threadId))
  const live = useLiveReply(threadId)
  const context = useChatContext(isSOS)
  const cardId = live?.safety?.cardId ?? chat.data?.thread.safety.cardId ?? null
  const cardOpen = useCardOpen(threadId) && cardId !== null
  const scroller = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<{ id: string; content: string } | null>(null)
  useResume(threadId)

  if (chat.isPending && !live) return <LoadingCards count={2} label="Opening your chat…" />
  if (chat.isError && !chat.data && !live)
    return <ErrorState message={chat.error.message} onRetry={() => chat.refetch()} busy={chat.isFetching} />

  const messages = chat.data?.messages ?? []
  const said = live ? before(before(messages, live.messageId), live.replaces) : messages
  const isFollowing = live !== null && !live.failure && !live.stopped
  const busy = live ? isFollowing : (chat.data?.replying ?? false)

  function send(message: Unsent) {
    setEditing(null)
    void say(threadId, message, context())
  }

  /** For when what had the focus goes away, so that it does not start over at the top of the page. */
  const focusChat = () => scroller.current?.focus({ preventScroll: true })

  return (
    <>
      {cardId && (
        <SafetyStrip id={cardId} open={cardOpen} onToggle={() => setCardOpen(threadId, !cardOpen)} />
      )}
      <ChatScroller
        ref={scroller}
        start={messages[0]?.id}
        end={[said.at(-1)?.id, live?.messageId, live?.reply.length, live?.failure].join()}
        follow={!cardOpen}
      >
        {cardId && cardOpen && (
          <div className="pb-4">
            <SafetyCard id={cardId} />
          </div>
        )}
        {(isSOS || (messages.length === 0 && !live)) && <Opening isSOS={isSOS} />}
        <Conversation
          chat={chat.data}
          said={said}
          live={live}
          onChoose={(option) => {
            send(newMessage(option))
            focusChat()
          }}
          onRetry={send}
          onEdit={setEditing}
        />
      </ChatScroller>
      <Composer
        key={editing?.id ?? 'new'}
        draftKey={editing ? `edit:${editing.id}` : chatDraftKey(threadId)}
        initial={editing?.content}
        pending={busy}
        onSend={(text) => {
          send(newMessage(text, editing?.id))
          if (editing) focusChat()
        }}
        onStop={isFollowing && live.safety ? () => stopFollowing(threadId) : undefined}
        onCancel={
          editing
            ? () => {
                setEditing(null)
                focusChat()
              }
            : undefined
        }
      />
    </>
  )
}

/** Takes the chat up again on arrival, and whenever the phone is unlocked or back online. */
function useResume(threadId: string) {
  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && resume(threadId)
    again()
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [threadId])
}
