import { useState } from 'react'
import { memoryTexts as texts } from '#content/memory/texts.ts'
import type { MemoryLine } from '#contract/memory.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useForgetLine, useSaveLine } from './api.ts'
import { LineForm } from './line-form.tsx'

interface OwnLineProps {
  line: MemoryLine
  id: string
  onRead: (safety: SafetyNotice) => void
}

const failed = ({ message }: { message: string }) => ({ title: message, variant: 'destructive' }) as const
const noRoom = failed({ message: texts.full })

/** A line that is kept in the memory alone: edited, kept without its chat, or forgotten, which can be undone. */
export function OwnLine({ line, id, onRead }: OwnLineProps) {
  const [isEditing, setIsEditing] = useState(false)
  const save = useSaveLine()
  const forget = useForgetLine()
  const { text, chat, is_kept, source, held } = line
  const undo = { label: 'Undo', onPress: bringBack }

  // The row has gone by now, and what is given to `mutate` with it.
  function bringBack() {
    const body = { text, is_kept, chat_id: chat?.id ?? null, is_asked: source === 'asked' }
    save
      .mutateAsync({ id, body })
      .then(({ is_full }) => is_full && toast({ ...noRoom, action: undo }))
      .catch((error) => toast({ ...failed(error), action: undo }))
  }

  function takeAway() {
    forget
      .mutateAsync(id)
      .then(() => toast({ title: texts.forgotten, action: undo }))
      .catch((error) => toast(failed(error)))
  }

  function setKept(is_kept: boolean) {
    save.mutate(
      { id, body: { text, is_kept } },
      {
        onSuccess: ({ is_full }) => toast(is_full ? noRoom : { title: is_kept ? texts.kept : texts.unkept }),
        onError: (e) => toast(failed(e)),
      },
    )
  }

  if (isEditing)
    return (
      <LineForm
        id={id}
        label="Change this line"
        initial={text}
        isKept={is_kept}
        onRead={onRead}
        onDone={() => setIsEditing(false)}
      />
    )
  return (
    <div className="grid gap-1 py-1.5">
      <p className="wrap-anywhere">{text}</p>
      {held && <p className="text-muted text-sm">{texts.held[held]}</p>}
      {chat && (
        <p className="text-muted text-sm">
          From{' '}
          <AppLink to={paths.chatThread(chat.id)} className="underline">
            {chat.title ?? 'a chat'}
          </AppLink>
          . {!is_kept && texts.chatGoes}
        </p>
      )}
      <div className="-ml-3 flex flex-wrap">
        <Button variant="quiet" size="sm" aria-label={`Edit: ${text}`} onClick={() => setIsEditing(true)}>
          Edit
        </Button>
        {chat && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${is_kept ? 'Kept' : 'Keep'}: ${text}`}
            busy={save.isPending}
            onClick={() => setKept(!is_kept)}
          >
            {is_kept ? 'Kept' : 'Keep'}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Delete: ${text}`}
          busy={forget.isPending}
          onClick={takeAway}
        >
          Delete
        </Button>
      </div>
    </div>
  )
}
