import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { CheckIn, CheckInType } from '#contract/check-ins.ts'
import { paths } from '#web/paths.ts'
import { checkInsQuery } from './api.ts'

/** Where she is: the list, the form (also while it is being saved), the words back, or waiting for a connection. */
export type Stage =
  | { name: 'list' }
  | { name: 'form' }
  | { name: 'reply'; checkIn: CheckIn }
  | { name: 'kept'; id: string }

/** Marks a stage in the history that was reached from the list, so that going back is going back there. */
const cameFromList = { cameFromList: true }

/**
 * Which stage is on show, and how to get to another. Each has an address of its own, so that the phone's back button
 * leads to the list, and back from elsewhere to the words that she left. Words that are no longer there are the list.
 */
export function useStage(type: CheckInType): [Stage, (stage: Stage) => void] {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const { data } = useQuery(checkInsQuery(type))
  /** The list may not have it yet. */
  const opened = useRef<CheckIn>(undefined)
  const address = type === 'daily' ? paths.checkIn : paths.weeklyReset
  const step = search.get('step')
  const id = search.get('id')

  function shown(): Stage {
    if (step === 'form') return { name: 'form' }
    if (step === 'kept' && id) return { name: 'kept', id }
    const checkIn = [opened.current, ...(data?.check_ins ?? [])].find((known) => known?.id === id)
    return step === 'reply' && checkIn ? { name: 'reply', checkIn } : { name: 'list' }
  }

  function go(stage: Stage) {
    if (stage.name === 'reply') opened.current = stage.checkIn
    if (stage.name !== 'list') {
      const id = stage.name === 'reply' ? stage.checkIn.id : stage.name === 'kept' ? stage.id : undefined
      const isFromList = shown().name === 'list'
      navigate(address({ step: stage.name, id }), {
        replace: !isFromList,
        state: isFromList ? cameFromList : history.state,
      })
    } else if ((history.state as typeof cameFromList | null)?.cameFromList) history.back()
    else navigate(address(), { replace: true })
  }

  return [shown(), go]
}
