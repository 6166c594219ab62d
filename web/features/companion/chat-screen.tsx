import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { moduleOpenings } from '#content/companion/mode-openings.ts'
import { modes } from '#content/modes.ts'
import { useOnline } from '#web/lib/device/use-online.ts'
import { useSession } from '#web/lib/session/session.ts'
import { paths } from '#web/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { threadQuery } from './api.ts'
import { ChatActions } from './chat-actions.tsx'
import { FirstMessage } from './first-message.tsx'
import { openGuide, storeGuide } from './guide-on-phone.ts'
import { OpenChat } from './open-chat.tsx'
import { Opening } from './opening.tsx'
import { ThreadsBeside } from './threads-beside.tsx'
import type { ModuleOfChat } from './use-chat-context.ts'

function moduleOfChat(search: URLSearchParams): ModuleOfChat {
  const [module, tone] = [search.get('module') ?? '', search.get('tone')]
  return {
    ...(Object.hasOwn(moduleOpenings, module) && { module }),
    ...(tone && { tone: tone.slice(0, 40) }),
  }
}

/** The guide is fetched once the chat itself is there. */
const storesAfterMs = 3000

/**
 * The chat at /chat, of a mode or of a thread; with ?sos=true the calmer version, which visitors get too. A chat that was begun in it stays so.
 * `question` is asked before anything else of a member, and never in SOS.
 */
export function ChatScreen({ question }: { question: ReactNode }) {
  const { id } = useParams()
  const [search] = useSearchParams()
  const session = useSession()
  const mode = modes.find((known) => known.id === id)
  const threadId = id && !mode ? id : null
  const isMember = Boolean(session.data)
  const ofThread = useQuery({ ...threadQuery(threadId ?? ''), enabled: threadId !== null && isMember })
  const isSOS = search.get('sos') === 'true' || (ofThread.data?.thread.is_sos ?? false)
  const modeName = mode?.name ?? modes.find((known) => known.id === ofThread.data?.thread.mode)?.name
  const place = moduleOfChat(search)
  const isOnline = useOnline()
  useEffect(() => {
    if (!isMember) return
    // Where the phone keeps no such files, it has no guide, and nothing else is missing.
    const [task, afterMs] = isOnline ? [storeGuide, storesAfterMs] : [openGuide, 0]
    const timer = setTimeout(() => task().catch(() => undefined), afterMs)
    return () => clearTimeout(timer)
  }, [isMember, isOnline])
  const title = isSOS ? 'SOS' : (modeName ?? 'Chat')

  return (
    // What it holds does not count for its height: it scrolls inside. Its least height stays the same in large text.
    <div data-fill className="relative flex min-h-[360px] flex-1 flex-col contain-size">
      <PageHeader
        title={title}
        actions={isMember && <ChatActions threadId={threadId} />}
        {...(session.data === null && { backTo: paths.welcome(), backLabel: 'Back to welcome' })}
      />
      {isMember && !isSOS && question}
      {threadId && isMember ? (
        <OpenChat key={threadId} threadId={threadId} isSOS={isSOS} />
      ) : (
        // Who she is may be known a moment later: the circle she breathes with stays the same one.
        <Fragment key={mode?.id}>
          <div data-to-top className="relative min-h-0 flex-1 overflow-y-auto">
            <Opening mode={mode?.id ?? null} isSOS={isSOS} canTalk={isMember} module={place.module} />
          </div>
          {isMember && (
            <FirstMessage key={isSOS ? 'sos' : 'chat'} mode={mode?.id ?? null} isSOS={isSOS} place={place} />
          )}
        </Fragment>
      )}
      {isMember && !isSOS && <ThreadsBeside threadId={threadId} />}
    </div>
  )
}
