import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { calm, type SafetyNotice } from '#contract/safety.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { useUndoableDeletion } from '#web/lib/offline/use-undoable-deletion.ts'
import { paths } from '#web/paths.ts'
import { LazySafetyNotice } from '#web/safety/lazy-safety-notice.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { DeletedRow } from '#web/ui/deleted-row.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { deleteLater, markOf, readWaiting, remindersQuery, undoDelete, useSaveReminder } from './api.ts'
import { ReminderRow, type ShownReminder } from './reminder-row.tsx'

interface UpcomingProps {
  hasClear: boolean
  /** Stands where she chooses a time. */
  pushOffer: ReactNode
}

/** Her own reminders that are not done, the next one first; those that wait on this phone among them. */
export function Upcoming({ hasClear, pushOffer }: UpcomingProps) {
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(remindersQuery)
  const { waiting, deletedIds, undeletedIds } = readWaiting(useOutboxItems())
  const { remove, undo, isHeld } = useUndoableDeletion({ hold: deleteLater, drop: undoDelete, first: markOf })
  // What she deleted here stands in its place, whatever the server lists.
  const [removed, setRemoved] = useState<ShownReminder[]>([])
  const save = useSaveReminder()
  const [moved, setMoved] = useState<{ of: string; notice: SafetyNotice } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const section = useFocusFallback(heading)

  const here = [
    ...waiting.map((one) => ({ ...one, has_come: false, isWaiting: true })),
    ...removed.filter(({ id }) => deletedIds.has(id)),
    ...removed.filter(({ id }) => undeletedIds.has(id)).map((one) => ({ ...one, isWaiting: true })),
  ]
  const known = (data ?? []).filter(({ id }) => !here.some((one) => one.id === id))
  const rows = [...known.map((one) => ({ ...one, isWaiting: false, refused: undefined })), ...here]
    .filter(({ id }) => !deletedIds.has(id) || isHeld(id))
    .sort((a, b) => (a.due < b.due ? -1 : 1))

  /** Told here, for the row may be another by then: what waited has been sent. */
  const move = ({ id, text }: ShownReminder, due: string) =>
    save.mutateAsync({ id, text, due }).then(
      (safety) => setMoved({ of: id, notice: safety ?? calm }),
      (error: Error) => toast({ title: error.message, variant: 'destructive' }),
    )

  function take(row: ShownReminder) {
    setRemoved([...removed.filter(({ id }) => id !== row.id), row])
    remove(row.id)
  }

  return (
    <section ref={section} aria-labelledby="yours" className="grid gap-3">
      <h2 id="yours" ref={heading} tabIndex={-1} className="text-lg">
        {texts.yoursTitle}
      </h2>
      {isPending && rows.length === 0 && <LoadingCards count={1} label="Loading your reminders…" />}
      {isError && !data && (
        <ErrorState message={loadFailureText('your reminders', error)} onRetry={refetch} busy={isFetching} />
      )}
      {data && rows.length === 0 && (
        <div className="grid justify-items-start gap-2">
          <p className="text-muted">
            {texts.yoursEmpty} {hasClear && texts.fromClear}
          </p>
          {hasClear && (
            <AppLink to={paths.mode('clear')} className={buttonClass('secondary', 'sm')}>
              {texts.openClear}
            </AppLink>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <ul aria-labelledby="yours" className="grid gap-3">
          {rows.map((row) => (
            <ListRow key={row.id} at={row.id} className="grid gap-3">
              {deletedIds.has(row.id) ? (
                <DeletedRow text={texts.deleted} onUndo={() => undo(row.id)} />
              ) : (
                <ReminderRow
                  reminder={row}
                  pushOffer={pushOffer}
                  onMove={(due) => move(row, due)}
                  onDelete={() => take(row)}
                />
              )}
              {moved?.of === row.id && (
                <LazySafetyNotice
                  notice={moved.notice}
                  surface="reminder"
                  onChange={(notice) => setMoved({ of: row.id, notice })}
                />
              )}
            </ListRow>
          ))}
        </ul>
      )}
    </section>
  )
}
