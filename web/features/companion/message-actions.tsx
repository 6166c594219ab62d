import { Check, Copy, Pencil, Star, ThumbsDown } from 'lucide-react'
import { chatTexts } from '#content/chat.ts'
import type { Message } from '#contract/companion.ts'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useMarkNotHelpful } from './not-helpful.ts'
import { useStarMessage } from './saving.ts'
import { useCopy } from './use-copy.ts'

export function StarToggle({ message }: { message: Message }) {
  const star = useStarMessage()
  return (
    <IconButton
      label={message.role === 'user' ? 'Star your message' : "Star the companion's message"}
      aria-pressed={message.is_starred}
      className={classes(!message.is_starred && 'text-muted')}
      onClick={() => star.mutate({ message, isStarred: !message.is_starred })}
    >
      <Star aria-hidden className="size-4.5" fill={message.is_starred ? 'currentColor' : 'none'} />
    </IconButton>
  )
}

export function EditButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton label="Edit your last message" className="text-muted" onClick={onClick}>
      <Pencil aria-hidden className="size-4.5" />
    </IconButton>
  )
}

/** Copies a message as it was said, and says so beside itself for a moment. */
export function CopyButton({ from, text }: { from: Message['role']; text: string }) {
  const { copy, isCopied } = useCopy(text)
  const Icon = isCopied ? Check : Copy
  return (
    <>
      <IconButton
        label={from === 'user' ? 'Copy your message' : "Copy the companion's message"}
        className="text-muted"
        onClick={() => void copy()}
      >
        <Icon aria-hidden className="size-4.5" />
      </IconButton>
      <span role="status" className="text-muted text-sm">
        {isCopied && chatTexts.copied}
      </span>
    </>
  )
}

/** Says of a reply that it did not help; tapped again, takes that back. */
export function NotHelpfulToggle({ message }: { message: Message }) {
  const mark = useMarkNotHelpful()
  const isOn = message.is_not_helpful ?? false
  return (
    <>
      <IconButton
        label={chatTexts.notHelpful}
        aria-pressed={isOn}
        className={classes(!isOn && 'text-muted')}
        onClick={() => mark.mutate({ message, isNotHelpful: !isOn })}
      >
        <ThumbsDown aria-hidden className="size-4.5" fill={isOn ? 'currentColor' : 'none'} />
      </IconButton>
      <span role="status" className="text-muted text-sm">
        {isOn && chatTexts.notHelpfulThanks}
      </span>
    </>
  )
}
