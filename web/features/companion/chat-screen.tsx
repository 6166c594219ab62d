import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'wouter'
import { chatTexts } from '#content/chat.ts'
import { modes } from '#content/modes.ts'
import { dayIn } from '#contract/day.ts'
import { defaultTimezone } from '#contract/limits.ts'
import { readCheckInOfDay } from '#web/lib/day-state.ts'
import { useProfile } from '#web/lib/profile.ts'
import { useSession } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { threadQuery, useCreateThread } from './api.ts'
import { ChatActions } from './chat-actions.tsx'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import { say, useLiveReply } from './live-reply.ts'
import { SosPanel } from './sos-panel.tsx'

/** The chat at /chat, of a mode or of a thread; with ?sos=true the calmer version, which visitors get too. */
export function ChatScreen() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const session = useSession()
  const isSOS = search.get('sos') === 'true'
  const mode = modes.find((known) => known.id === id)
  const threadId = id && !mode ? id : null
  const title = isSOS ? 'SOS' : mode ? mode.name : 'Chat'

  if (isSOS && !session.data)
    return (
      <>
        <PageHeader title={title} />
        <SosPanel />
      </>
    )
  return (
    <div data-fill className="flex min-h-0 flex-1 flex-col">
      <PageHeader title={title} actions={<ChatActions threadId={threadId} />} />
      {threadId ? (
        <OpenChat key={threadId} threadId={threadId} isSOS={isSOS} />
      ) : (
        <NewChat key={mode?.id} mode={mode?.id ?? null} isSOS={isSOS} />
      )}
    </div>
  )
}

function useChatContext(isSOS: boolean) {
  const timezone = useProfile().data?.profile.timezone ?? defaultTimezone
  return () => ({ isSOS, youToday: readCheckInOfDay(dayIn(timezone, new Date())) })
}

function Opening({ isSOS }: { isSOS: boolean }) {
  if (isSOS) return <SosPanel />
  return (
    <div className="grid gap-2 py-6 text-center">
      <p className="font-bold text-lg">{chatTexts.opening}</p>
      <p className="text-muted text-sm">{chatTexts.whoItIs}</p>
    </div>
  )
}

/** Nothing said yet: the chat is made with the first message, so that looking in leaves nothing behind. */
function NewChat({ mode, isSOS }: { mode: (typeof modes)[number]['id'] | null; isSOS: boolean }) {
  const [, navigate] = useLocation()
  const [first, setFirst] = useState<string | null>(null)
  const create = useCreateThread()
  const context = useChatContext(isSOS)

  function start(text: string) {
    setFirst(text)
    create.mutate(mode, {
      onSuccess: ({ id }) => {
        void say(id, text, context())
        navigate(paths.chatThread(id, { sos: isSOS }), { replace: true })
      },
    })
  }

  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Opening isSOS={isSOS} />
        {create.isError && first && (
          <Banner tone="danger" role="alert">
            {chatTexts.couldNotStart}
          </Banner>
        )}
      </div>
      <Composer
        key={create.isError ? 'again' : 'first'}
        draftKey={`draft:${mode ?? 'chat'}`}
        pending={create.isPending}
        onSend={start}
      />
    </>
  )
}

function OpenChat({ threadId, isSOS }: { threadId: string; isSOS: boolean }) {
  const chat = useQuery(threadQuery(threadId))
  const live = useLiveReply(threadId)
  const context = useChatContext(isSOS)
  const busy = (live !== null && live.failure === null) || (chat.data?.replying ?? false)

  if (chat.isPending && !live) return <LoadingCards count={2} label="Opening your chat…" />
  if (chat.isError && !live)
    return <ErrorState message={chat.error.message} onRetry={() => chat.refetch()} busy={chat.isFetching} />
  const messages = chat.data?.messages ?? []
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {(isSOS || messages.length === 0) && !live && <Opening isSOS={isSOS} />}
        <Conversation
          messages={messages}
          live={live}
          replying={chat.data?.replying ?? false}
          safety={chat.data?.thread.safety ?? null}
          onChoose={(option) => void say(threadId, option, context())}
          onRetry={() => live && void say(threadId, live.said, context(), live.messageId)}
        />
      </div>
      <Composer
        draftKey={`draft:${threadId}`}
        pending={busy}
        onSend={(text) => void say(threadId, text, context())}
      />
    </>
  )
}
