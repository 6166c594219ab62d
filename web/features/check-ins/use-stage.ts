import { useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { CheckIn, CheckInType } from '#contract/check-ins.ts'
import { useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { paths } from '#web/paths.ts'
import { readQueued, useCheckIns } from './api.ts'

/** Where she can go: the list, the form (also while it is being saved), the words back, or waiting for a connection. */
type LoadedStage =
  | { name: 'list' }
  | { name: 'form' }
  | { name: 'reply'; checkIn: CheckIn }
  | { name: 'kept'; id: string }

/** Where she is; loading for as long as it takes to learn what her address leads to. */
export type Stage = LoadedStage | { name: 'loading' }

/** What a stage's place in the history bears. */
interface Mark {
  /** It was reached from the list, so that going back is going back there. */
  cameFromList?: true
  /** What is being saved there: a page that is loaded anew meanwhile knows nothing else of it. */
  savingId?: string | undefined
}

const cameFromList: Mark = { cameFromList: true }
const mark = () => history.state as Mark | null

/** Has this place in the history bear what is being saved there; none once it is known what became of it. */
export function markSaving(savingId: string | undefined): void {
  history.replaceState({ ...mark(), savingId } satisfies Mark, '')
}

/**
 * Which stage is on show, and how to get to another. Each has an address of its own, so that the phone's back button
 * leads to the list, and back from elsewhere to the words that she left. Words that are no longer there are the list.
 */
export function useStage(type: CheckInType): [Stage, (stage: LoadedStage) => void] {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const { known, isPending } = useCheckIns(type)
  const { drafts } = readQueued(useOutboxItems(), type)
  /** The list may not have it yet. */
  const opened = useRef<CheckIn>(undefined)
  const address = type === 'daily' ? paths.checkIn : paths.weeklyReset
  const step = search.get('step')
  const id = search.get('id')

  // It is no empty form that she comes back to: what became of it is shown where it waits, or its words back are.
  useLayoutEffect(() => {
    const savingId = mark()?.savingId
    if (savingId) navigate(address({ step: 'kept', id: savingId }), { replace: true })
  }, [navigate, address])

  function shown(): Stage {
    if (step === 'form') return { name: 'form' }
    if (!id || (step !== 'kept' && step !== 'reply')) return { name: 'list' }
    const checkIn = [opened.current, ...known].find((each) => each?.id === id)
    if (step === 'reply' && checkIn) return { name: 'reply', checkIn }
    // Also what has just been sent, until the words back take over.
    if (step === 'kept' && (checkIn || drafts.some(({ item }) => item.id === id))) return { name: 'kept', id }
    return { name: isPending ? 'loading' : 'list' }
  }

  function go(stage: LoadedStage) {
    if (stage.name === 'reply') opened.current = stage.checkIn
    if (stage.name !== 'list') {
      const id = stage.name === 'reply' ? stage.checkIn.id : stage.name === 'kept' ? stage.id : undefined
      const isFromList = shown().name === 'list'
      navigate(address({ step: stage.name, id }), {
        replace: !isFromList,
        state: isFromList ? cameFromList : history.state,
      })
    } else if (mark()?.cameFromList) history.back()
    else navigate(address(), { replace: true })
  }

  return [shown(), go]
}
