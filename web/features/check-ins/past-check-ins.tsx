import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { checkInTexts } from '#content/check-ins.ts'
import type { CheckIn, CheckInType } from '#contract/check-ins.ts'
import { releaseFromOutbox } from '#web/lib/outbox.ts'
import { useUnsent } from '#web/lib/unsent.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { checkInsQuery, deleteLater, readWaiting, undoDelete } from './api.ts'
import { PastCheckIn } from './past-check-in.tsx'
import { WaitingCheckIn } from './waiting-check-in.tsx'

/** Her check-ins of one kind, newest first; what still waits on this phone stands above them. */
export function PastCheckIns({ type, onOpen }: { type: CheckInType; onOpen: (checkIn: CheckIn) => void }) {
  const { data, isPending, isError, error, isFetching, fetchStatus, refetch } = useQuery(checkInsQuery(type))
  const { drafts, deletedIds } = readWaiting(useUnsent(), type)
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
    undoDelete(id)
  }

  return (
    <div className="grid gap-3">
      {drafts.length > 0 && (
        <ul aria-label={checkInTexts.waiting} className="grid gap-3">
          {drafts.map(({ item, told }) => (
            <WaitingCheckIn key={item.id} item={item} told={told} />
          ))}
        </ul>
      )}
      {isPending && fetchStatus === 'paused' && <p className="text-muted">{checkInTexts.earlierOffline}</p>}
      {isPending && fetchStatus !== 'paused' && <LoadingCards count={2} label="Loading your check-ins…" />}
      {isError && !data && <ErrorState message={error.message} onRetry={refetch} busy={isFetching} />}
      {data?.check_ins.length === 0 && drafts.length === 0 && (
        <p className="text-muted">{type === 'daily' ? checkInTexts.dailyEmpty : checkInTexts.weeklyEmpty}</p>
      )}
      {data && data.check_ins.length > 0 && (
        <ul className="grid gap-3">
          {data.check_ins
            .filter(({ id }) => !drafts.some(({ item }) => item.id === id))
            .map((checkIn) => (
              <li key={checkIn.id}>
                {deletedIds.has(checkIn.id) ? (
                  <Deleted onUndo={() => undo(checkIn.id)} />
                ) : (
                  <PastCheckIn checkIn={checkIn} onOpen={onOpen} onDelete={() => remove(checkIn.id)} />
                )}
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}

/** Stands in the place of what was deleted. The focus goes to the way back. */
function Deleted({ onUndo }: { onUndo: () => void }) {
  return (
    <div className={`${cardClass()} flex items-center justify-between gap-3 p-3 pl-4`}>
      <p role="status" className="text-muted">
        {checkInTexts.deleted}
      </p>
      <Button variant="secondary" size="sm" autoFocus onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
