import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { threadQuery } from './api.ts'
import { useLiveReply } from './live-state.ts'
import { isNotFound } from './not-found.ts'
import { useSaveThread } from './saving.ts'

/** The chat's header: the way to all chats and, once something was said, its save toggle. */
export function ChatActions({ threadId }: { threadId: string | null }) {
  return (
    <>
      {threadId && <SaveThisChat threadId={threadId} />}
      <AppLink
        to={paths.threads()}
        className="inline-flex min-h-11 shrink-0 items-center rounded-2xl font-bold text-primary-ink text-sm hover:bg-accent-soft"
      >
        All chats
      </AppLink>
    </>
  )
}

function SaveThisChat({ threadId }: { threadId: string }) {
  const { data: chat, error } = useQuery(threadQuery(threadId))
  const live = useLiveReply(threadId)
  const save = useSaveThread()
  // No list shows a chat in which nothing was said, whether it is saved or not, nor one that is gone.
  if (isNotFound(error) || (chat?.messages.length === 0 && !live)) return null
  const isSaved = chat?.thread.is_saved ?? false
  return (
    <IconButton
      label="Save this chat"
      aria-pressed={isSaved}
      onClick={() => save.mutate({ id: threadId, isSaved: !isSaved })}
    >
      <Bookmark aria-hidden className="size-5.5" fill={isSaved ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
