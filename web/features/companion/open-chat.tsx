import { useQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { chatTexts } from '#content/chat.ts'
import { softLine } from '#content/safety/soft-line.ts'
import { type CardId, calm } from '#contract/safety.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { chatDraftKey } from '#web/member/chat-draft.ts'
import { gravestCard, isGraveCard } from '#web/safety/card-for-reply.ts'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { SafetyStrip } from '#web/safety/safety-strip.tsx'
import { SoftLine } from '#web/safety/soft-line.tsx'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { answerSafety } from './answer-safety.ts'
import { threadQuery } from './api.ts'
import { setCardOpen, useCardOpen } from './card-open.ts'
import { ChatNotFound } from './chat-not-found.tsx'
import { beside, mergeSafety } from './chat-page.ts'
import { ChatScroller } from './chat-scroller.tsx'
import { Composer } from './composer.tsx'
import { Conversation, type ToChange } from './conversation.tsx'
import { draftKeys } from './draft-keys.ts'
import { isLastMessage } from './is-last-message.ts'
import { catchUp, newMessage, resume, sendMessage, stopFollowing } from './live-reply.ts'
import { followOtherTabs, isDelivered, type UndeliveredMessage, useLiveReply } from './live-state.ts'
import { isNotFound } from './not-found.ts'
import { Opening } from './opening.tsx'
import { useChatContext } from './use-chat-context.ts'

/**
 * A chat that exists: what was said, what is on its way, and the box to write in. A grave word opens the card above it;
 * one call stays in view from then on, as it does beside a heavy one.
 */
export function OpenChat({ threadId, isSOS }: { threadId: string; isSOS: boolean }) {
  const chat = useQuery(threadQuery(threadId))
  const live = useLiveReply(threadId)
  const context = useChatContext(isSOS)
  const messages = chat.data?.messages ?? []
  const unheardCard = useOpenedCard(threadId, live && !isDelivered(live, messages) ? live.said : '')
  const held = chat.data?.thread.safety ?? calm
  const safety = live?.safety ? mergeSafety(held, live.safety) : held
  const cardId = gravestCard([unheardCard, safety.cardId])
  const asked = isGraveCard(cardId) ? null : safety.softLine
  const cardOpen = useCardOpen(threadId) && cardId !== null
  const scroller = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<ToChange | null>(null)
  // Where she did not just send the words that brought her here, SOS shows its calls and its circle first.
  const [hasSpoken, setSpoken] = useState(live !== null && history.state?.isTyping !== undefined)
  useResume(threadId)

  // A change that was refused took the place of nothing.
  const replaced = live?.failure?.canRetry === false ? null : live?.replaces
  const said = live ? beside(messages, live.messageId, replaced) : messages
  const isFollowing = live !== null && !live.failure && !live.stopped
  const busy = live ? isFollowing : (chat.data?.replying ?? false)
  // Another message would take the place of one that only this phone has.
  const mayGetLost = live !== null && live.failure !== null && !isDelivered(live, messages)
  const isHere = chat.data !== undefined || live !== null
  // No list shows a chat in which nothing was said: what she types there is kept for any new one.
  const isUnbegun = chat.data !== undefined && messages.length === 0 && !live
  const draftPlace = isUnbegun ? (chat.data.thread.mode ?? 'chat') : threadId

  function send(message: UndeliveredMessage) {
    setEditing(null)
    setSpoken(true)
    void sendMessage(threadId, message, context())
  }

  /** For when what had the focus goes away, so that it does not start over at the top of the page. */
  const focusChat = () => scroller.current?.focus({ preventScroll: true })

  if (isNotFound(chat.error) && !live && !editing)
    return <ChatNotFound threadId={threadId} isSOS={isSOS} standingCard={cardId} />
  return (
    <>
      {cardId && (
        <SafetyStrip id={cardId} open={cardOpen} onToggle={() => setCardOpen(threadId, !cardOpen)} />
      )}
      <ChatScroller
        ref={scroller}
        start={messages[0]?.id}
        end={[said.at(-1)?.id, live?.reply.length, live?.failure?.words].join()}
        sent={live?.messageId}
        follow={!cardOpen && (hasSpoken || !isSOS)}
      >
        {cardId && cardOpen && (
          <div className="pb-4">
            <SafetyCard id={cardId} />
            {isGraveCard(cardId) && (
              <Button
                variant="secondary"
                className="mt-2 w-full"
                onClick={() => {
                  answerSafety(threadId, cardId, 'safe')
                  focusChat()
                }}
              >
                {softLine.safeNow}
              </Button>
            )}
          </div>
        )}
        {(isSOS || (isHere && messages.length === 0 && !live)) && (
          <Opening mode={chat.data?.thread.mode ?? null} isSOS={isSOS} />
        )}
        {isHere && (
          <Conversation
            chat={chat.data}
            said={said}
            live={live}
            question={
              asked && (
                <SoftLine
                  onAnswer={(answer) => {
                    answerSafety(threadId, asked, answer)
                    focusChat()
                  }}
                />
              )
            }
            onChoose={(option) => {
              if (!isLastMessage(threadId, messages.at(-1)?.id)) return
              send(newMessage(option))
              focusChat()
            }}
            onRetry={(message) => {
              send(message)
              focusChat()
            }}
            onEdit={setEditing}
          />
        )}
        {!isHere && chat.isPending && <LoadingCards count={2} label="Opening your chat…" />}
        {!isHere && chat.isError && (
          <ErrorState
            message={loadFailureText('this chat', chat.error)}
            onRetry={() => chat.refetch()}
            busy={chat.isFetching}
          />
        )}
      </ChatScroller>
      {isSOS && !hasSpoken && messages.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setSpoken(true)
            setCardOpen(threadId, false)
            focusChat()
          }}
        >
          <ArrowDown aria-hidden className="size-4" />
          {chatTexts.toWhatWasSaid}
        </Button>
      )}
      {isHere && (
        <Composer
          key={editing?.id ?? 'new'}
          draftKey={editing ? `${draftKeys.edit}${editing.id}` : chatDraftKey(draftPlace)}
          initial={editing?.content}
          isTyping={messages.length === 0 && live !== null && history.state?.isTyping === true}
          pending={busy}
          waits={mayGetLost && !editing}
          onSend={(text) => {
            // The old wording may have been heard since she began to change it.
            const isHeardNow = messages.some(({ id }) => id === editing?.id)
            send(newMessage(text, isHeardNow ? editing?.id : editing?.replaces))
            if (editing) focusChat()
          }}
          onStop={
            isFollowing && live.safety
              ? () => {
                  stopFollowing(threadId)
                  focusChat()
                }
              : undefined
          }
          onCancel={
            editing
              ? () => {
                  setEditing(null)
                  focusChat()
                }
              : undefined
          }
        />
      )}
    </>
  )
}

/** The card, opened, for words that the server may never hear: they are read on the phone meanwhile. */
function useOpenedCard(threadId: string, said: string): CardId | null {
  const cardId = useExplicitCard([said])
  useEffect(() => {
    if (isGraveCard(cardId)) setCardOpen(threadId, true)
  }, [threadId, cardId])
  return cardId
}

/** Takes the chat up again on arrival, whenever the phone is unlocked or back online, and after another tab. */
function useResume(threadId: string) {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState !== 'visible') return
      resume(threadId)
      void catchUp(threadId)
    }
    resume(threadId)
    const stopFollowingTabs = followOtherTabs(
      threadId,
      () => void queryClient.invalidateQueries({ queryKey: threadQuery(threadId).queryKey }),
    )
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      stopFollowingTabs()
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [threadId])
}
