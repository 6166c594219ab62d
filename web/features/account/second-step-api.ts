import { queryOptions, useMutation } from '@tanstack/react-query'
import * as account from '#contract/account.ts'
import * as factors from '#contract/factors.ts'
import { call } from '#web/lib/call.ts'

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

/** Finishes a sign-in with a code, and answers the session that it opened. */
export function useSignInWithCode() {
  return useMutation({
    mutationFn: async (code: string) => {
      await call(factors.signInWithCode, { body: { code } })
      return (await call(account.getSession, {})).session
    },
    gcTime: 0,
  })
}
