import { useQuery } from '@tanstack/react-query'
import { BookHeart, Bookmark, MessagesSquare } from 'lucide-react'
import { memoryTexts } from '#content/memory/texts.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { classes } from '#web/ui/classes.ts'
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx'
import { threadQuery } from './api.ts'
import { useLiveReply } from './live-state.ts'
import { isNotFound } from './not-found.ts'
import { useSaveThread } from './saving.ts'

/** The chat's header: the ways to what is remembered and to all chats and, once something was said, its save toggle. */
export function ChatActions({ threadId }: { threadId: string | null }) {
  return (
    <>
      {threadId && <SaveThisChat threadId={threadId} />}
      {/* On a narrow phone it stands in the opening alone, so that the header stays one line. */}
      <AppLink
        to={paths.memory()}
        aria-label={memoryTexts.title}
        className={classes(iconButtonClass, 'max-[379px]:hidden')}
      >
        <BookHeart aria-hidden className="size-5.5" />
      </AppLink>
      <AppLink to={paths.threads()} aria-label="All chats" className={iconButtonClass}>
        <MessagesSquare aria-hidden className="size-5.5" />
      </AppLink>
    </>
  )
}

function SaveThisChat({ threadId }: { threadId: string }) {
  const { data: chat, error } = useQuery(threadQuery(threadId))
  const live = useLiveReply(threadId)
  const save = useSaveThread()
  // No list shows a chat in which nothing was heard, whether it is saved or not, nor one that is gone.
  if (isNotFound(error) || (chat?.messages.length === 0 && !live?.safety)) return null
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
