import { Pencil, Star } from 'lucide-react'
import type { Message } from '#contract/companion.ts'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useStarMessage } from './saving.ts'

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
