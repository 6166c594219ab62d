import { Bookmark } from 'lucide-react'
import type { Thread } from '#contract/companion.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useSaveThread } from './api.ts'

/** Chats as cards: what was said first, what was said last, and a save toggle each. */
export function ThreadList({ threads }: { threads: Thread[] }) {
  const save = useSaveThread()
  return (
    <ul className="grid gap-3">
      {threads.map((thread) => (
        <li key={thread.id} className={`${cardClass()} flex items-start gap-1 p-2`}>
          <AppLink to={paths.chatThread(thread.id)} className="min-w-0 flex-1 rounded-2xl p-3">
            <span dir="auto" className="block font-bold wrap-anywhere">
              {thread.title ?? 'New chat'}
            </span>
            {thread.preview && (
              <span dir="auto" className="block text-muted text-sm wrap-anywhere">
                {thread.preview}
              </span>
            )}
          </AppLink>
          <IconButton
            label={`Save ${thread.title ?? 'this chat'}`}
            aria-pressed={thread.is_saved}
            onClick={() => save.mutate({ id: thread.id, isSaved: !thread.is_saved })}
          >
            <Bookmark aria-hidden className="size-5.5" fill={thread.is_saved ? 'currentColor' : 'none'} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
