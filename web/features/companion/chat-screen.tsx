import { useLocation, useParams, useSearchParams } from 'wouter'
import { chatTexts } from '#content/chat.ts'
import { modes } from '#content/modes.ts'
import { chatDraftKey } from '#web/lib/chat-draft.ts'
import { useSession } from '#web/lib/session.ts'
import { writeStored } from '#web/lib/stored-state.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { useCreateThread } from './api.ts'
import { ChatActions } from './chat-actions.tsx'
import { Composer } from './composer.tsx'
import { newMessage, say } from './live-reply.ts'
import { OpenChat } from './open-chat.tsx'
import { Opening } from './opening.tsx'
import { SosPanel } from './sos-panel.tsx'
import { useChatContext } from './use-chat-context.ts'

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

/** Nothing said yet: the chat is made with the first message, so that looking in leaves nothing behind. */
function NewChat({ mode, isSOS }: { mode: (typeof modes)[number]['id'] | null; isSOS: boolean }) {
  const [, navigate] = useLocation()
  const draftKey = chatDraftKey(mode ?? 'chat')
  const create = useCreateThread()
  const context = useChatContext(isSOS)

  function start(text: string) {
    create.mutate(mode, {
      onSuccess: ({ id }) => {
        void say(id, newMessage(text), context())
        navigate(paths.chatThread(id, { sos: isSOS }), { replace: true })
      },
      // Her words go back to where she typed them.
      onError: () => writeStored(draftKey, text),
    })
  }

  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Opening isSOS={isSOS} />
        {create.isError && (
          <Banner tone="danger" role="alert">
            {chatTexts.couldNotStart}
          </Banner>
        )}
      </div>
      <Composer
        key={create.isError ? 'again' : 'first'}
        draftKey={draftKey}
        pending={create.isPending}
        onSend={start}
      />
    </>
  )
}
