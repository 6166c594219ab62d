import { Fragment, type ReactNode } from 'react'
import { chatTexts } from '#content/chat.ts'
import type { PhoneReply } from '#guide/phone/messages.ts'
import { Bubble } from './bubble.tsx'
import { CopyButton, EditButton } from './message-actions.tsx'
import { MessageWords } from './message-words.tsx'
import type { QueuedMessage, ToChange } from './queued-messages.ts'
import type { OnPhone } from './use-guide-on-phone.ts'

interface WaitingMessagesProps {
  messages: readonly QueuedMessage[]
  phone: OnPhone
  /** Nothing that waits stands before them. */
  isFirst: boolean
  /** The card of another danger than the one that stands, beneath the message that tells of it. */
  danger: { messageId: string; card: ReactNode } | null
  onEdit: (message: ToChange) => void
}

/** What of hers waits on this phone, in its order, with what the guide on it says meanwhile; where the server will not have it, why. The last can be changed, and what was refused. */
export function WaitingMessages({ messages, phone, isFirst, danger, onEdit }: WaitingMessagesProps) {
  return messages.map(({ messageId: id, text, replaces, refused }, index) => (
    <Fragment key={id}>
      <Bubble
        from="user"
        actions={
          <>
            {(refused || index === messages.length - 1) && (
              <EditButton
                onClick={() => onEdit({ id, content: text, replaces: refused ? null : replaces })}
              />
            )}
            <CopyButton from="user" text={text} />
          </>
        }
      >
        {text}
      </Bubble>
      {danger?.messageId === id && danger.card}
      <FromPhone reply={phone.replyTo(id)} isFirst={isFirst && index === 0} />
      {refused && (
        <div role="alert">
          <Bubble from="assistant">{refused}</Bubble>
        </div>
      )}
    </Fragment>
  ))
}

interface FromPhoneProps {
  reply: PhoneReply | undefined
  /** Then it says who answers here. */
  isFirst: boolean
}

/** What the guide on her phone says to a message that waits, until a reply of the server's comes in its place. */
export function FromPhone({ reply, isFirst }: FromPhoneProps) {
  if (!reply) return null
  return (
    <>
      {isFirst && <p className="px-2 text-muted text-sm">{chatTexts.offlineGuide}</p>}
      <Bubble from="assistant" actions={<CopyButton from="assistant" text={reply.text} />}>
        <MessageWords message={{ role: 'assistant', content: reply.text, block: reply.block }} />
      </Bubble>
    </>
  )
}
