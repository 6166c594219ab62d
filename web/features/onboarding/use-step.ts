import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { paths } from '#web/paths.ts'
import type { Step } from './draft.ts'
import { shownStep } from './shown-step.ts'

/** Marks a step in the history that was reached from the one before it, so that going back is going back there. */
const cameFromBefore = { cameFromBefore: true }

/**
 * Which step is on show. Each has an address of its own, so that the phone's back button goes one step back, and a
 * reload stays. `furthest` is as far as she has come; `onFurther` hears of the next.
 */
export function useStep(furthest: Step, onFurther: (step: Step) => void) {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const asked = search.get('step')
  const step = shownStep(asked, furthest)

  useEffect(() => {
    if (asked !== String(step)) navigate(paths.onboarding({ step: String(step) }), { replace: true })
  }, [asked, step, navigate])

  function forward() {
    const next = step === 2 ? 3 : 4
    if (next > furthest) onFurther(next)
    navigate(paths.onboarding({ step: String(next) }), { state: cameFromBefore })
  }

  function back() {
    if ((history.state as typeof cameFromBefore | null)?.cameFromBefore) history.back()
    else navigate(paths.onboarding({ step: String(step - 1) }), { replace: true })
  }

  return { step, forward, back }
}
