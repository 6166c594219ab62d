import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { modes } from '#content/modes.ts'
import { useSession } from '#web/lib/session/session.ts'
import { paths } from '#web/paths.ts'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { threadQuery } from './api.ts'
import { ChatActions } from './chat-actions.tsx'
import { FirstMessage } from './first-message.tsx'
import { OpenChat } from './open-chat.tsx'
import { Opening } from './opening.tsx'

/** The chat at /chat, of a mode or of a thread; with ?sos=true the calmer version, which visitors get too. A chat that was begun in it stays so. */
export function ChatScreen() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const session = useSession()
  const mode = modes.find((known) => known.id === id)
  const threadId = id && !mode ? id : null
  const isMember = Boolean(session.data)
  const ofThread = useQuery({ ...threadQuery(threadId ?? ''), enabled: threadId !== null && isMember })
  const isSOS = search.get('sos') === 'true' || (ofThread.data?.thread.is_sos ?? false)
  const modeName = mode?.name ?? modes.find((known) => known.id === ofThread.data?.thread.mode)?.name
  const title = isSOS ? 'SOS' : (modeName ?? 'Chat')

  const [undelivered, setUnheard] = useState('')
  const cardId = useExplicitCard([undelivered])
  return (
    // What it holds does not count for its height: it scrolls inside. Its least height stays the same in large text.
    <div data-fill className="flex min-h-[360px] flex-1 flex-col contain-size">
      <PageHeader
        title={title}
        actions={isMember && <ChatActions threadId={threadId} />}
        {...(session.data === null && { backTo: paths.welcome(), backLabel: 'Back to welcome' })}
      />
      {threadId && isMember ? (
        <OpenChat key={threadId} threadId={threadId} isSOS={isSOS} />
      ) : (
        // Who she is may be known a moment later: the circle she breathes with stays the same one.
        <Fragment key={mode?.id}>
          <div data-to-top className="relative min-h-0 flex-1 overflow-y-auto">
            {cardId && <SafetyCard id={cardId} />}
            <Opening mode={mode?.id ?? null} isSOS={isSOS} canTalk={isMember} />
          </div>
          {isMember && (
            <FirstMessage
              key={isSOS ? 'sos' : 'chat'}
              mode={mode?.id ?? null}
              isSOS={isSOS}
              onUnheard={setUnheard}
            />
          )}
        </Fragment>
      )}
    </div>
  )
}
