import { Star } from 'lucide-react'
import { savedTexts } from '#content/saved.ts'
import type { Message } from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import { truncate } from '#contract/truncate.ts'
import { SavedSection } from '#web/member/saved-section.tsx'
import { useDateTimeLabel } from '#web/member/use-date-time-label.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { FullListNote } from '#web/ui/full-list-note.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { starredMessagesQuery, useStarMessage } from './saving.ts'

/** The messages she starred, hers and the companion's. As a preview: the newest few, shortened, nothing to press. */
export function StarredMessages({ preview }: { preview: boolean }) {
  const star = useStarMessage()

  function remove(message: Message) {
    star.mutate({ message, isStarred: false })
    toast({
      title: 'Star removed',
      action: { label: 'Undo', onPress: () => star.mutate({ message, isStarred: true }) },
    })
  }

  return (
    <SavedSection title="Starred messages" query={starredMessagesQuery}>
      {(starred) => (
        <>
          <ul className="grid gap-3">
            {starred.slice(0, preview ? limits.savedPreview : starred.length).map((message) => (
              <StarredMessage
                key={message.id}
                message={message}
                onRemove={preview ? undefined : () => remove(message)}
              />
            ))}
          </ul>
          {!preview && starred.length >= limits.starredMessages && (
            <FullListNote text={savedTexts.fullMessages} to={paths.threads()} label="All chats" />
          )}
        </>
      )}
    </SavedSection>
  )
}

/** Characters of a message that say which it is; the companion may have begun others with the same words. */
const firstWords = 40

interface StarredMessageProps {
  message: Message
  onRemove: (() => void) | undefined
}

function StarredMessage({ message, onRemove }: StarredMessageProps) {
  const when = useDateTimeLabel()(message.created_at)
  return (
    <li className={`${cardClass()} flex items-start`}>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-bold text-muted text-sm">{message.role === 'user' ? 'You' : 'The companion'}</p>
        <p dir="auto" className={classes('wrap-anywhere', onRemove ? 'whitespace-pre-wrap' : 'line-clamp-2')}>
          {onRemove ? message.content : message.content.replaceAll('•', '')}
        </p>
        <AppLink
          to={paths.chatThread(message.thread_id)}
          className="inline-flex min-h-8 items-center justify-self-start font-bold text-primary-ink text-sm underline"
        >
          Open this chat
        </AppLink>
      </div>
      {onRemove && (
        <IconButton
          label={`Remove the star from ${truncate(message.content, firstWords)}, ${when}`}
          aria-pressed
          className="-my-2.5 -mr-3"
          onClick={onRemove}
        >
          <Star aria-hidden className="size-5" fill="currentColor" />
        </IconButton>
      )}
    </li>
  )
}
