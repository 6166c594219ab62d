import { Fragment } from 'react'
import { Bubble } from './bubble.tsx'
import { CopyButton, EditButton } from './message-actions.tsx'
import type { QueuedMessage, ToChange } from './queued-messages.ts'

interface WaitingMessagesProps {
  messages: readonly QueuedMessage[]
  onEdit: (message: ToChange) => void
}

/** What of hers waits on this phone, in its order; where the server will not have it, why. The last can be changed, and what was refused. */
export function WaitingMessages({ messages, onEdit }: WaitingMessagesProps) {
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
      {refused && (
        <div role="alert">
          <Bubble from="assistant">{refused}</Bubble>
        </div>
      )}
    </Fragment>
  ))
}
