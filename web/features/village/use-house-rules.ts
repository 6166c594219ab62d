import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { standingQuery } from './api.ts'

/**
 * Asks for her word on the house rules before what she first writes goes out, and sends it once she has given it. Where nobody can say
 * whether she has, the server does.
 */
export function useHouseRules() {
  const { data: standing } = useQuery(standingQuery)
  /** What goes out once she has agreed. */
  const [held, setHeld] = useState<{ send: () => void }>()
  return {
    standing,
    isAsking: held !== undefined,
    /** Sends at once where she has agreed, else once she has. */
    askFirst(send: () => void) {
      if (standing?.has_accepted_rules === false) setHeld({ send })
      else send()
    },
    /** Asks her where that is what a try lacked. Answers whether it was. */
    askAfter(error: unknown, send: () => void): boolean {
      const isLacking = error instanceof CallError && error.code === 'rules_not_accepted'
      if (isLacking) {
        void queryClient.invalidateQueries({ queryKey: standingQuery.queryKey })
        setHeld({ send })
      }
      return isLacking
    },
    accept() {
      setHeld(undefined)
      held?.send()
    },
    putOff: () => setHeld(undefined),
  }
}
