import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Thread } from '#contract/companion.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useDeleteThread, useSaveThread } from './saving.ts'
import { SaveToggle, ThreadRow, titleOf } from './thread-row.tsx'

/** Every chat, with a save toggle and a way to delete it. */
export function ThreadList({ threads }: { threads: Thread[] }) {
  const save = useSaveThread()
  const remove = useDeleteThread()
  const [asked, setAsked] = useState<Thread | null>(null)

  function confirm() {
    if (asked) remove.mutate(asked.id)
    setAsked(null)
  }

  return (
    <>
      <ul aria-label="Chats" className="grid gap-3">
        {threads.map((thread) => (
          <ThreadRow key={thread.id} thread={thread}>
            <SaveToggle thread={thread} onToggle={(isSaved) => save.mutate({ id: thread.id, isSaved })} />
            <IconButton
              label={`Delete ${titleOf(thread)}`}
              className="text-muted"
              onClick={() => setAsked(thread)}
            >
              <Trash2 aria-hidden className="size-5" />
            </IconButton>
          </ThreadRow>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title="Delete this thread?"
        {...(asked && { description: titleOf(asked) })}
        confirmLabel="Delete"
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </>
  )
}
