import { useQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { chatTexts } from '#content/chat.ts'
import { type CardId, calm } from '#contract/safety.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { useOnline } from '#web/lib/device/use-online.ts'
import { useWatch } from '#web/lib/live/watch.ts'
import { removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { chatDraftKey } from '#web/member/chat-draft.ts'
import { paths } from '#web/paths.ts'
import { gravestCard, isGraveCard } from '#web/safety/card-for-reply.ts'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { SafetyStrip } from '#web/safety/safety-strip.tsx'
import { useScreenCard } from '#web/safety/screen-card.ts'
import { SoftLine } from '#web/safety/soft-line.tsx'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { useFolded } from '#web/safety/use-folded.ts'
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
import { Conversation } from './conversation.tsx'
import { adoptFormerEdit, editKey } from './edit-draft.ts'
import { isLastMessage } from './is-last-message.ts'
import { stopFollowing } from './live-reply.ts'
import { dropLive, isDelivered, liveReplyOf, useLiveReply } from './live-state.ts'
import { isNotFound } from './not-found.ts'
import { Opening } from './opening.tsx'
import { otherDangerIn } from './other-danger.ts'
import { markAnsweredOnPhone, type OutgoingMessage, queuedIn, type ToChange } from './queued-messages.ts'
import { beginChat, newMessage, sendMessage } from './send-message.ts'
import { useChatContext } from './use-chat-context.ts'
import { useGuideOnPhone } from './use-guide-on-phone.ts'
import { useQueuedMessages } from './use-queued-messages.ts'
import { useResume } from './use-resume.ts'

/**
 * A chat that exists: what was said, what is on its way, and the box to write in. A grave word opens the card above it,
 * and one call stays in view from then on.
 */
export function OpenChat({ threadId, isSOS }: { threadId: string; isSOS: boolean }) {
  const chat = useQuery(threadQuery(threadId))
  const live = useLiveReply(threadId)
  const isOnline = useOnline()
  const context = useChatContext(isSOS)
  const messages = chat.data?.messages ?? []
  const queued = useQueuedMessages(threadId).filter(({ messageId }) =>
    messages.every(({ id }) => id !== messageId),
  )
  /** What comes after all that was said. */
  const next = live ?? queued[0] ?? null
  const undelivered = live && !isDelivered(live, messages) ? [live, ...queued] : queued
  const held = chat.data?.thread.safety ?? calm
  const safety = live?.safety ? mergeSafety(held, live.safety) : held
  const isRefused = live ? live.failure?.canRetry === false : queued[0]?.refused !== undefined
  // A change that was refused took the place of nothing.
  const shown = next ? beside(messages, next.messageId, isRefused ? null : next.replaces) : messages
  const isHeard = live !== null && undelivered[0] !== live
  const phone = useGuideOnPhone(
    {
      said: isHeard ? [...shown, { role: 'user', content: live.text }] : shown,
      waiting: isRefused ? [] : undelivered,
      safety,
      isSOS,
      mode: chat.data?.thread.mode ?? null,
      youToday: context().youToday,
    },
    !isOnline || (!isHeard && live?.failure?.isOutage === true),
  )
  const undeliveredCard = useOpenedCard(threadId, undelivered, phone.cardId)
  const called = gravestCard([undeliveredCard, safety.cardId])
  // A heavy day has no card in a chat, nor in the frame around it: what she writes is answered.
  const cardId = isGraveCard(called) ? called : null
  const asked = cardId ? null : safety.softLine
  const cardOpen = useCardOpen(threadId) && cardId !== null
  const scroller = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<ToChange | null>(null)
  // Where she did not just send the words that brought her here, SOS shows its calls and its circle first.
  const [hasSpoken, setSpoken] = useState(next !== null && history.state?.isTyping !== undefined)
  const [, navigate] = useLocation()
  useScreenCard(called)
  useResume(threadId, queued)
  useWatch('thread', chat.data ? threadId : null)

  const told = [
    ...shown.map(({ id, calls_for }) => ({ id, callsFor: calls_for })),
    ...(live ? [{ id: live.messageId, callsFor: live.callsFor }] : []),
    ...phone.answered.map(({ to, callsFor }) => ({ id: to, callsFor })),
  ]
  const other = otherDangerIn(told, cardId)
  const [isOtherFolded, foldOther] = useFolded(`${other?.messageId} ${other?.card}`)
  const danger = isOtherFolded ? null : other
  const lastOfHers = live?.messageId ?? shown.findLast(({ role }) => role === 'user')?.id
  const isDangerNew = danger !== null && danger.messageId === lastOfHers
  const dangerCard = useRef<HTMLDivElement>(null)
  const isFollowing = live !== null && !live.failure && !live.stopped
  const busy = live ? isFollowing : (chat.data?.replying ?? false)
  const isHere = chat.data !== undefined || next !== null
  // No list shows a chat in which nothing was said: what she types there is kept for any new one.
  const isUnbegun = chat.data !== undefined && messages.length === 0 && !next
  const draftPlace = isUnbegun ? (chat.data.thread.mode ?? 'chat') : threadId

  function send(message: OutgoingMessage) {
    const isAnotherTry = undelivered.some(({ messageId }) => messageId === message.messageId)
    if (!isAnotherTry) for (const { to } of phone.answered) markAnsweredOnPhone(threadId, to)
    setEditing(null)
    setSpoken(true)
    sendMessage(threadId, message, context())
  }

  /** The new wording of something of hers, which may have been heard since she began to change it, or still waits. */
  function sendChanged({ id, replaces }: ToChange, text: string) {
    const isStored = messages.some((message) => message.id === id)
    const waiting = isStored ? undefined : queued.find(({ messageId }) => messageId === id)
    if (waiting) removeOutboxItem(id)
    if (!waiting?.isBeginning) return send(newMessage(text, isStored ? id : replaces))
    // Of a chat whose first words wait nobody knows: it is begun anew.
    dropLive(threadId)
    const { mode = null, isSOS: isBegunInSOS } = waiting.context
    const begun = beginChat({ mode, is_sos: isBegunInSOS }, text, context())
    navigate(paths.chatThread(begun, { sos: isSOS }), { replace: true, state: { isTyping: true } })
  }

  /** For when what had the focus goes away, so that it does not start over at the top of the page. */
  const focusChat = () => scroller.current?.focus({ preventScroll: true })

  if (isNotFound(chat.error) && !isFollowing && !editing)
    return <ChatNotFound threadId={threadId} isSOS={isSOS} standingCard={cardId} />
  return (
    <>
      {cardId && (
        <SafetyStrip id={cardId} open={cardOpen} onToggle={() => setCardOpen(threadId, !cardOpen)} />
      )}
      <ChatScroller
        ref={scroller}
        start={messages[0]?.id}
        end={[shown.at(-1)?.id, live?.reply.length, live?.failure?.words, queued.at(-1)?.refused].join()}
        sent={queued.at(-1)?.messageId ?? live?.messageId}
        follow={!cardOpen && !isDangerNew && (hasSpoken || !isSOS)}
        first={isDangerNew && !cardOpen ? dangerCard : null}
      >
        {cardId && cardOpen && (
          <div className="pb-4">
            <SafetyCard
              id={cardId}
              onSafe={() => {
                answerSafety(threadId, cardId, 'safe')
                focusChat()
              }}
            />
          </div>
        )}
        {(isSOS || (isHere && messages.length === 0 && !next)) && (
          <Opening mode={chat.data?.thread.mode ?? null} isSOS={isSOS} />
        )}
        {isHere && (
          <Conversation
            chat={chat.data}
            messages={shown}
            live={live}
            queued={queued}
            isOnline={isOnline}
            phone={phone}
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
            danger={danger}
            dangerRef={dangerCard}
            onDangerOver={() => {
              foldOther()
              focusChat()
            }}
            onChoose={(option, answered) => {
              const lastWaiting = queuedIn(threadId).at(-1) ?? liveReplyOf(threadId)
              const isLast = answered
                ? lastWaiting?.messageId === answered
                : isLastMessage(threadId, messages.at(-1)?.id)
              if (!isLast) return
              send(newMessage(option))
              focusChat()
            }}
            onRetry={(message) => {
              send(message)
              focusChat()
            }}
            onEdit={(toChange) => {
              adoptFormerEdit(threadId, toChange.id)
              setEditing(toChange)
            }}
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
          {chatTexts.toLatestMessages}
        </Button>
      )}
      {isHere && (
        <Composer
          key={editing?.id ?? 'new'}
          draftKey={editing ? editKey(threadId, editing.id) : chatDraftKey(draftPlace)}
          initial={editing?.content}
          isTyping={messages.length === 0 && next !== null && history.state?.isTyping === true}
          pending={busy}
          waits={isRefused && !editing}
          onSend={(text) => {
            if (!editing) return send(newMessage(text))
            sendChanged(editing, text)
            focusChat()
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

/** The card, opened, for words that the server may never hear: they are read on the phone meanwhile, and by the guide that it has. */
function useOpenedCard(
  threadId: string,
  undelivered: readonly OutgoingMessage[],
  fromGuide: CardId | null,
): CardId | null {
  const explicit = useExplicitCard([[...new Set(undelivered.map(({ text }) => text))].join('\n')])
  const cardId = gravestCard([explicit, fromGuide])
  useEffect(() => {
    if (isGraveCard(cardId)) setCardOpen(threadId, true)
  }, [threadId, cardId])
  return cardId
}
