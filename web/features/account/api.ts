import { useMutation } from '@tanstack/react-query'
import * as account from '#contract/account.ts'
import { call } from '#web/lib/call.ts'

// gcTime 0: a password that was sent stays nowhere in memory.

export function useSignIn() {
  return useMutation({
    mutationFn: (given: { email: string; password: string }) => call(account.signIn, { body: given }),
    gcTime: 0,
  })
}

export function useSignOut() {
  return useMutation({ mutationFn: () => call(account.signOut, {}) })
}

/** Has a link for a new password mailed, if there is such an account. */
export function useRequestReset() {
  return useMutation({ mutationFn: (email: string) => call(account.requestReset, { body: { email } }) })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (given: { token: string; password: string }) => call(account.resetPassword, { body: given }),
    gcTime: 0,
  })
}
