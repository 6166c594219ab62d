import { useEffect, useState } from 'react'
import { CallError } from '#web/lib/api/call.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { activateTrial } from './api.ts'
import { forgetCheckoutSession, takeCheckoutSession } from './checkout-session.ts'

type Activation =
  | { status: 'idle' | 'activating' | 'ready' }
  | { status: 'error'; reason: string; isRefused: boolean }

/** The trial was none to be had, as a second one: another try helps only with an account or another card. */
const isRefusal = (error: unknown) => error instanceof CallError && error.code === 'conflict'

/** Activates the trial that she comes from. Without a checkout session it is ready at once. */
export function useActivation(): Activation {
  const [activation, setActivation] = useState<Activation>({ status: 'idle' })

  useEffect(() => {
    const sessionId = takeCheckoutSession()
    if (sessionId === null) return setActivation({ status: 'ready' })
    let hasLeft = false
    setActivation({ status: 'activating' })
    activateTrial(sessionId).then(
      () => {
        forgetCheckoutSession()
        if (!hasLeft) setActivation({ status: 'ready' })
      },
      (error: unknown) => {
        const reason = failureText(error, 'Activation failed', 'Unknown error')
        if (!hasLeft) setActivation({ status: 'error', reason, isRefused: isRefusal(error) })
      },
    )
    return () => {
      hasLeft = true
    }
  }, [])

  return activation
}
