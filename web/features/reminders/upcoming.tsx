import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { releaseFromOutbox } from '#web/lib/outbox.ts'
import { dropUnsent, useUnsent } from '#web/lib/unsent.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { deleteLater, readWaiting, remindersQuery } from './api.ts'
import { ReminderRow, rowClass } from './reminder-row.tsx'

/** Her own reminders that are not done, the next one first; those that wait on this phone among them. */
export function Upcoming() {
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(remindersQuery)
  const { waiting, deletedIds } = readWaiting(useUnsent())
  const deletedHere = useRef(new Set<string>())
  useEffect(() => {
    const leaving = deletedHere.current
    return () => {
      for (const id of leaving) releaseFromOutbox(id)
      leaving.clear()
    }
  }, [])

  function remove(id: string) {
    deletedHere.current.add(id)
    deleteLater(id)
  }
  function undo(id: string) {
    deletedHere.current.delete(id)
    dropUnsent(id)
  }

  const known = (data ?? []).filter(({ id }) => !waiting.some((one) => one.id === id))
  const rows = [
    ...known.map((one) => ({ ...one, isWaiting: false, refused: undefined })),
    ...waiting.map((one) => ({ ...one, has_come: false, isWaiting: true })),
  ].sort((a, b) => (a.due < b.due ? -1 : 1))
  return (
    <section aria-labelledby="yours" className="grid gap-3">
      <h2 id="yours" className="text-lg">
        {texts.yoursTitle}
      </h2>
      {isPending && rows.length === 0 && <LoadingCards count={1} label="Loading your reminders…" />}
      {isError && !data && <ErrorState message={error.message} onRetry={refetch} busy={isFetching} />}
      {data && rows.length === 0 && (
        <div className="grid justify-items-start gap-2">
          <p className="text-muted">{texts.yoursEmpty}</p>
          <AppLink to={paths.mode('clear')} className={buttonClass('secondary', 'sm')}>
            {texts.openClear}
          </AppLink>
        </div>
      )}
      {rows.length > 0 && (
        <ul aria-labelledby="yours" className="grid gap-3">
          {rows.map((row) => (
            <li key={row.id}>
              {deletedIds.has(row.id) ? (
                <Deleted onUndo={() => undo(row.id)} />
              ) : (
                <ReminderRow reminder={row} onDelete={() => remove(row.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Stands in the place of what was deleted. The focus goes to the way back. */
function Deleted({ onUndo }: { onUndo: () => void }) {
  return (
    <div className={`${rowClass} flex items-center justify-between gap-3`}>
      <p role="status" className="text-muted">
        {texts.deleted}
      </p>
      <Button variant="secondary" size="sm" autoFocus onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  )
}
