import { Bookmark } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { Thread } from '#contract/companion.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

export const titleOf = (thread: Thread) => thread.title ?? 'New chat'

interface ThreadRowProps {
  /** Its link, which takes the focus. */
  ref?: Ref<HTMLAnchorElement>
  thread: Thread
  /** It is the chat that this screen shows. */
  isOpen?: boolean
  children?: ReactNode
}

/** A chat as a card: what was said first, what was said last, and its controls. */
export function ThreadRow({ ref, thread, isOpen = false, children }: ThreadRowProps) {
  return (
    <li className={`${cardClass()} flex items-start has-aria-[current=page]:border-primary-ink`}>
      <AppLink
        ref={ref}
        to={paths.chatThread(thread.id, { sos: thread.is_sos })}
        aria-current={isOpen ? 'page' : undefined}
        className="-m-2 mr-0 min-w-0 flex-1 rounded-2xl p-2 aria-[current=page]:text-primary-ink"
      >
        <span dir="auto" className="block font-bold wrap-anywhere">
          {titleOf(thread)}
        </span>
        {thread.preview && (
          <span dir="auto" className="block text-muted text-sm wrap-anywhere">
            {thread.preview}
          </span>
        )}
      </AppLink>
      <div className="-my-2.5 -mr-3 flex empty:hidden">{children}</div>
    </li>
  )
}

/** The save toggle of a chat in a list. */
export function SaveToggle({ thread, onToggle }: { thread: Thread; onToggle: (isSaved: boolean) => void }) {
  return (
    <IconButton
      label={`Save ${titleOf(thread)}`}
      aria-pressed={thread.is_saved}
      onClick={() => onToggle(!thread.is_saved)}
    >
      <Bookmark aria-hidden className="size-5.5" fill={thread.is_saved ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
