import { useQuery } from '@tanstack/react-query'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { useUnsent } from '#web/lib/unsent.ts'
import { useLateDeletion } from '#web/lib/use-late-deletion.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { DeletedRow } from '#web/ui/deleted-row.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { deleteLater, readWaiting, remindersQuery, undoDelete } from './api.ts'
import { ReminderRow } from './reminder-row.tsx'

/** Her own reminders that are not done, the next one first; those that wait on this phone among them. */
export function Upcoming() {
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(remindersQuery)
  const { waiting, deletedIds } = readWaiting(useUnsent())
  const { remove, undo } = useLateDeletion({ hold: deleteLater, drop: undoDelete })

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
                <DeletedRow text={texts.deleted} onUndo={() => undo(row.id)} />
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
