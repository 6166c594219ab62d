import { Fragment, type ReactNode, type RefObject, useState } from 'react'
import { chatTexts } from '#content/chat.ts'
import { gateTexts } from '#content/gate.ts'
import type { Message } from '#contract/companion.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { paths } from '#web/paths.ts'
import { OtherLanguage } from '#web/safety/other-language.tsx'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { useFirstForeignText } from '#web/safety/use-first-foreign-text.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { useShowEarlier } from './api.ts'
import { BesideMessage } from './beside-message.tsx'
import { Bubble } from './bubble.tsx'
import type { Chat } from './kept-chats.ts'
import { isDelivered, type LiveReply } from './live-state.ts'
import { CopyButton, EditButton, NotHelpfulToggle, StarToggle } from './message-actions.tsx'
import { MessageWords } from './message-words.tsx'
import type { OtherDanger } from './other-danger.ts'
import type { OutgoingMessage, QueuedMessage, ToChange } from './queued-messages.ts'
import { QuickReplies } from './quick-replies.tsx'
import type { OnPhone } from './use-guide-on-phone.ts'
import { FromPhone, WaitingMessages } from './waiting-messages.tsx'
import { Words } from './words.tsx'
import { WorksOffline } from './works-offline.tsx'

interface ConversationProps {
  chat: Chat | undefined
  /** What is in view of the chat's own messages; the live one stands after them. */
  messages: Message[]
  live: LiveReply | null
  /** What waits on this phone; the live one may be among it. */
  queued: QueuedMessage[]
  isOnline: boolean
  /** What the guide on this phone says to what waits. */
  phone: OnPhone
  /** Asked above the reply to what it is asked about, where it stays as the talk goes on. */
  question: ReactNode
  /** What she told of another danger than that of the card which stands: its own card is shown there. */
  danger: OtherDanger | null
  dangerRef: RefObject<HTMLDivElement | null>
  /** She says on that card that she is safe. */
  onDangerOver: () => void
  /** She taps a quick reply of what was said to her message, or of what the server said last where that is null. */
  onChoose: (option: string, waiting: string | null) => void
  onRetry: (message: OutgoingMessage) => void
  onEdit: (message: ToChange) => void
}

/** What was said, newest at the bottom. A finished reply is read aloud once; nothing else is read again. */
export function Conversation({
  chat,
  messages,
  live,
  queued,
  isOnline,
  phone,
  question,
  danger,
  dangerRef,
  onDangerOver,
  onChoose,
  onRetry,
  onEdit,
}: ConversationProps) {
  const chatBox = useFocusFallback()
  const last = messages.at(-1)
  const lastReply = !live && last?.role === 'assistant' ? last : undefined
  const [atArrival] = useState(last?.id)
  const isQuiet = !live && queued.length === 0 && !chat?.replying
  const lastOfHers = isQuiet ? messages.findLast(({ role }) => role === 'user') : undefined
  const unanswered = lastOfHers?.id === chat?.unanswered ? lastOfHers : undefined
  const dayIsUsed = (live ? live.failure?.words : last?.content) === gateTexts.repliesUsed
  const later = queued.filter(({ messageId }) => messageId !== live?.messageId)
  const isLiveLast = later.length === 0
  const lastWaiting = later.at(-1)?.messageId ?? live?.messageId
  const fromPhone = phone.replyTo(lastWaiting)
  const onPhone = queued.find(
    ({ messageId, refused }) => refused === undefined && (messageId !== live?.messageId || live.failure),
  )
  const hers = [
    ...messages.filter(({ role }) => role === 'user').map(({ id, content }) => ({ id, text: content })),
    ...(live ? [{ id: live.messageId, text: live.text }] : []),
  ]
  const inAnotherLanguage = hers[useFirstForeignText(hers.map(({ text }) => text)) ?? -1]?.id
  // Below the reply to it, where she looks.
  const replyToIt = messages.find(
    ({ role }, at) => role === 'assistant' && at > 0 && messages[at - 1]?.id === inAnotherLanguage,
  )
  const noteAfter = replyToIt?.id ?? inAnotherLanguage
  const asked = live?.asksSafety ? live.messageId : messages.findLast(({ asks_safety }) => asks_safety)?.id
  const dangerCard = danger && (
    <div ref={dangerRef}>
      <SafetyCard id={danger.card} onSafe={onDangerOver} />
    </div>
  )
  const isOver = live !== null && (live.stopped || live.failure !== null)
  const isMet = fromPhone !== undefined || phone.isThinking
  const isWaiting = live ? !isOver && live.reply === '' : chat?.replying

  return (
    <section ref={chatBox} aria-label="This chat" tabIndex={-1} className="grid gap-3 pb-2 outline-none">
      {chat?.has_earlier && messages[0] && <ShowEarlier threadId={chat.thread.id} first={messages[0].id} />}
      <div role="log" aria-live="off" aria-label="Conversation" className="grid gap-3">
        {messages.map((message) => (
          <Fragment key={message.id}>
            <Bubble
              from={message.role}
              actions={
                <>
                  {message === lastOfHers && (
                    <EditButton
                      onClick={() =>
                        onEdit({ id: message.id, content: message.content, replaces: message.id })
                      }
                    />
                  )}
                  <StarToggle message={message} />
                  <CopyButton from={message.role} text={message.content} />
                  {message.is_not_helpful !== undefined && <NotHelpfulToggle message={message} />}
                </>
              }
            >
              <MessageWords message={message} />
            </Bubble>
            {message.id === noteAfter && <OtherLanguage />}
            <BesideMessage message={message} />
            {message.id === danger?.messageId && dangerCard}
            {message.id === asked && question}
          </Fragment>
        ))}
        {live && (
          <Bubble
            from="user"
            actions={
              <>
                {isLiveLast && isOver && (
                  <EditButton
                    onClick={() =>
                      onEdit({ id: live.messageId, content: live.text, replaces: replacedBy(live, chat) })
                    }
                  />
                )}
                <CopyButton from="user" text={live.text} />
              </>
            }
          >
            {live.text}
          </Bubble>
        )}
        {live && live.messageId === danger?.messageId && dangerCard}
        {live && live.messageId === asked && question}
        {live?.reply && (
          <Bubble from="assistant" actions={isOver && <CopyButton from="assistant" text={live.reply} />}>
            <Words text={live.reply} />
          </Bubble>
        )}
        {live && live.messageId === inAnotherLanguage && <OtherLanguage />}
        {live && <FromPhone reply={phone.replyTo(live.messageId)} isFirst />}
        {live?.failure && !(live.failure.isOutage && isMet) && (
          <div role="alert">
            <Bubble from="assistant">{live.failure.words}</Bubble>
          </div>
        )}
        <WaitingMessages
          messages={later}
          phone={phone}
          isFirst={!live}
          danger={danger && { messageId: danger.messageId, card: dangerCard }}
          onEdit={onEdit}
        />
      </div>
      <FinishedReply reply={fromPhone ? { id: fromPhone.to, content: fromPhone.text } : lastReply}>
        {fromPhone && chatTexts.offlineGuide}
      </FinishedReply>
      <div role="status">
        {(isWaiting || phone.isThinking) && <Thinking />}
        {onPhone && <p className="px-2 text-muted text-sm">{chatTexts.waiting}</p>}
        {onPhone && !isOnline && !isMet && <WorksOffline of={onPhone} />}
        {live?.stopped && <p className="px-2 text-muted text-sm">{chatTexts.stopped}</p>}
        {unanswered && last === unanswered && (
          <p className="px-2 text-muted text-sm">{chatTexts.unanswered}</p>
        )}
      </div>
      {dayIsUsed && (
        <div className="grid gap-2">
          <AppLink to={paths.startCheckout()} className={buttonClass('secondary', 'sm')}>
            {gateTexts.seeMembership}
          </AppLink>
          <AppLink to={paths.facts()} className={buttonClass('quiet', 'sm')}>
            {gateTexts.seeFacts}
          </AppLink>
        </div>
      )}
      {live?.failure?.canRetry && !dayIsUsed && (isOnline || !isMet) && (
        <TryAgain onClick={() => onRetry(live)} />
      )}
      {unanswered && (
        <TryAgain
          onClick={() => onRetry({ messageId: unanswered.id, text: unanswered.content, replaces: null })}
        />
      )}
      {isQuiet && last?.role === 'assistant' && last.options.length > 0 && (
        <QuickReplies of={last} atArrival={atArrival} onChoose={(option) => onChoose(option, null)} />
      )}
      {fromPhone && fromPhone.options.length > 0 && (
        <QuickReplies
          of={{ id: fromPhone.to, options: fromPhone.options }}
          atArrival={undefined}
          onChoose={(option) => onChoose(option, fromPhone.to)}
        />
      )}
    </section>
  )
}

/** What a new wording of a live message takes the place of: the message itself once the server has it. */
function replacedBy(live: LiveReply, chat: Chat | undefined): string | null {
  if (isDelivered(live, chat?.messages ?? [])) return live.messageId
  return live.failure?.canRetry === false ? null : live.replaces
}

interface FinishedReplyProps {
  reply: Pick<Message, 'id' | 'content'> | undefined
  /** Who answers, where that is another: said before the first of its replies. */
  children?: ReactNode
}

/** Tells a screen reader a reply that came while she was here, once and whole; the same words from another are no news. */
function FinishedReply({ reply, children }: FinishedReplyProps) {
  const [atArrival] = useState(reply?.id)
  return (
    <div aria-live="polite" className="sr-only">
      {children && <p>{children}</p>}
      {reply && reply.id !== atArrival && <p key={reply.content}>{`Companion: ${reply.content}`}</p>}
    </div>
  )
}

function ShowEarlier({ threadId, first }: { threadId: string; first: string }) {
  const show = useShowEarlier(threadId)
  return (
    <div className="grid justify-items-center gap-1 pt-2">
      <Button
        variant="quiet"
        size="sm"
        busy={show.isPending}
        busyLabel="Looking back…"
        onClick={() => show.mutate(first)}
      >
        Show earlier
      </Button>
      <p role="status" className="text-muted text-sm empty:hidden">
        {show.isError && loadFailureText('earlier messages', show.error)}
      </p>
    </div>
  )
}

function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" size="sm" className="justify-self-start" onClick={onClick}>
      Try again
    </Button>
  )
}

function Thinking() {
  return (
    <p className="flex items-center gap-2 px-2 text-muted text-sm">
      <span aria-hidden className="size-2.5 rounded-full bg-accent motion-safe:animate-pulse" />
      Reading what you wrote…
    </p>
  )
}
