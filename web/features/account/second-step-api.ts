import { queryOptions, useMutation } from '@tanstack/react-query'
import * as factors from '#contract/factors.ts'
import { call } from '#web/lib/api/call.ts'
import { emitAuthEvent } from '#web/lib/session/auth-events.ts'
import { enterSession } from '#web/lib/session/session.ts'

/** What the sign-in that this browser began still waits for; null where nothing does. */
export const secondStepQuery = queryOptions({
  queryKey: ['second-step'],
  queryFn: async () => (await call(factors.getSecondStep, {})).second_step,
  staleTime: 0,
})

export function useSendSignInCode() {
  return useMutation({
    mutationFn: (factor_id: string) => call(factors.sendSignInCode, { body: { factor_id } }),
  })
}

/** Finishes a sign-in with a code, and enters the session that it opened, wherever she is by then. */
export function useSignInWithCode() {
  return useMutation({
    mutationFn: (code: string) => call(factors.signInWithCode, { body: { code } }),
    onSuccess: ({ session }) => {
      enterSession(session)
      emitAuthEvent('MFA_CHALLENGE_VERIFIED')
    },
    gcTime: 0,
  })
}
