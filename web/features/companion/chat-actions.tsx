import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { threadQuery } from './api.ts'
import { useSaveThread } from './keeping.ts'

/** The chat's header: the way to all chats and, once there is a chat, its save toggle. */
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
  const isSaved = useQuery(threadQuery(threadId)).data?.thread.is_saved ?? false
  const save = useSaveThread()
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
