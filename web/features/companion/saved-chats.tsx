import { useLayoutEffect, useRef, useState } from 'react'
import { savedTexts } from '#content/saved.ts'
import type { Thread } from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import { SavedSection } from '#web/member/saved-section.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { FullListNote } from '#web/ui/full-list-note.tsx'
import { toast } from '#web/ui/toast.ts'
import { savedThreadsQuery, useSaveThread } from './saving.ts'
import { SaveToggle, ThreadRow } from './thread-row.tsx'

/** The chats she saved: twelve at first, up to twenty when asked. As a preview it is there to be looked at only. */
export function SavedChats({ preview }: { preview: boolean }) {
  return (
    <SavedSection title="Saved chats" query={savedThreadsQuery}>
      {(saved) =>
        preview ? (
          <ul className="grid gap-3">
            {saved.slice(0, limits.savedPreview).map((thread) => (
              <ThreadRow key={thread.id} thread={thread} />
            ))}
          </ul>
        ) : (
          <AllSaved threads={saved} />
        )
      }
    </SavedSection>
  )
}

function AllSaved({ threads }: { threads: Thread[] }) {
  const save = useSaveThread()
  const [isWhole, setWhole] = useState(false)
  const firstMore = useRef<HTMLAnchorElement>(null)

  // The button that was pressed goes away.
  useLayoutEffect(() => {
    if (isWhole) firstMore.current?.focus({ preventScroll: true })
  }, [isWhole])
  const shown = isWhole ? threads : threads.slice(0, limits.savedThreadsShown)

  function remove({ id }: Thread) {
    save.mutate({ id, isSaved: false })
    toast({
      title: 'Removed from Saved',
      action: { label: 'Undo', onPress: () => save.mutate({ id, isSaved: true }) },
    })
  }

  return (
    <>
      <ul className="grid gap-3">
        {shown.map((thread, index) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            {...(index === limits.savedThreadsShown && { ref: firstMore })}
          >
            <SaveToggle thread={thread} onToggle={() => remove(thread)} />
          </ThreadRow>
        ))}
      </ul>
      {shown.length < threads.length && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          Show {threads.length - shown.length} more
        </Button>
      )}
      {shown.length >= limits.savedThreads && (
        <FullListNote text={savedTexts.fullChats} to={paths.threads()} label="All chats" />
      )}
    </>
  )
}
