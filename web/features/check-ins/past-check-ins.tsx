import type { ReactNode } from 'react'
import { checkInTexts } from '#content/check-ins.ts'
import type { CheckIn, CheckInType } from '#contract/check-ins.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { useUndoableDeletion } from '#web/lib/offline/use-undoable-deletion.ts'
import { Button } from '#web/ui/button.tsx'
import { DeletedRow } from '#web/ui/deleted-row.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { readQueued, useCheckIns } from './api.ts'
import { deleteLater, undoDelete } from './delete-check-in.ts'
import { PastCheckIn } from './past-check-in.tsx'
import { QueuedCheckIn } from './queued-check-in.tsx'
import { useEarlier } from './use-earlier.ts'

/** Her check-ins of one kind, newest first, and a way to the rest; what still waits on this phone stands above them. */
export function PastCheckIns({ type, onOpen }: { type: CheckInType; onOpen: (checkIn: CheckIn) => void }) {
  const { data, known, isEmpty, isPending, isError, error, isFetching, refetch } = useCheckIns(type)
  const { earlier, hasMore, isFetching: isFetchingMore, showMore } = useEarlier(type, data?.next ?? null)
  const { drafts, deletedIds } = readQueued(useOutboxItems(), type)
  const { remove, undo, isHeld } = useUndoableDeletion({ hold: deleteLater, drop: undoDelete })

  return (
    <div className="grid gap-3">
      {drafts.length > 0 && (
        <ul aria-label={checkInTexts.waiting} className="grid gap-3">
          {drafts.map(({ item, answers }) => (
            <QueuedCheckIn key={item.id} item={item} answers={answers} />
          ))}
        </ul>
      )}
      {isEmpty && drafts.length === 0 && (
        <p className="text-muted">{type === 'daily' ? checkInTexts.dailyEmpty : checkInTexts.weeklyEmpty}</p>
      )}
      {known.length > 0 && (
        <ul className="grid gap-3">
          {[...known, ...earlier]
            .filter(({ id }) => !drafts.some(({ item }) => item.id === id))
            .filter(({ id }) => !deletedIds.has(id) || isHeld(id))
            .map((checkIn) => (
              <Row key={checkIn.id} id={checkIn.id}>
                {deletedIds.has(checkIn.id) ? (
                  <DeletedRow text={checkInTexts.deleted} onUndo={() => undo(checkIn.id)} />
                ) : (
                  <PastCheckIn checkIn={checkIn} onOpen={onOpen} onDelete={() => remove(checkIn.id)} />
                )}
              </Row>
            ))}
        </ul>
      )}
      {hasMore && (
        <Button
          variant="secondary"
          busy={isFetchingMore}
          busyLabel="Fetching earlier ones…"
          onClick={() => void showMore()}
        >
          Show earlier ones
        </Button>
      )}
      {isPending && <LoadingCards count={2} label="Loading your check-ins…" />}
      {isError && !data && !isEmpty && (
        <ErrorState
          message={loadFailureText(type === 'daily' ? 'your check-ins' : 'your weekly resets', error)}
          onRetry={refetch}
          busy={isFetching}
        />
      )}
    </div>
  )
}

/** Has the focus once she has taken a deletion back, and with it her place in the list. */
function Row({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ListRow at={id} ref={useFocusFallback()}>
      {children}
    </ListRow>
  )
}
