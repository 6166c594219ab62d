import { queryOptions, useMutation } from '@tanstack/react-query'
import * as account from '#contract/account.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { emitAuthEvent } from '#web/lib/session/auth-events.ts'
import { enterSession } from '#web/lib/session/session.ts'

// gcTime 0: a password that was sent stays nowhere in memory.

/** Signs in, or answers the second step that this still waits for. Where she is by then does not matter to her session. */
export function useSignIn() {
  return useMutation({
    mutationFn: (given: { email: string; password: string }) => call(account.signIn, { body: given }),
    onSuccess: ({ session }) => {
      if (session) enterSession(session)
    },
    gcTime: 0,
  })
}

/** What signing out may be answered where she is signed out already. */
const alreadyOut = new Set([401, 403, 404])

/**
 * Signs out here, everywhere else, or everywhere. That the session had ended already is no failure.
 * @throws CallError
 */
export async function signOut(scope: account.SignOutScope): Promise<void> {
  await call(account.signOut, { query: { scope } }).catch((error: unknown) => {
    if (!(error instanceof CallError && alreadyOut.has(error.status))) throw error
  })
}

export function useSignOutOthers() {
  return useMutation({ mutationFn: () => signOut('others') })
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

/** Has the link that confirms her e-mail mailed once more. */
export function useResendVerification() {
  return useMutation({ mutationFn: () => call(account.resendVerification, {}) })
}

/** Has a link mailed to the address that she wants from now on. */
export function useChangeEmail() {
  return useMutation({ mutationFn: (email: string) => call(account.changeEmail, { body: { email } }) })
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (given: { current_password: string; password: string }) =>
      call(account.changePassword, { body: given }),
    onSuccess: () => {
      emitAuthEvent('USER_UPDATED')
      return queryClient.invalidateQueries(devicesQuery)
    },
    gcTime: 0,
  })
}

/** Where she is signed in. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async () => (await call(account.listDevices, {})).devices,
})

export function useSignOutDevice() {
  return useMutation({
    mutationFn: (deviceId: string) => call(account.signOutDevice, { params: { deviceId } }),
    onSettled: () => queryClient.invalidateQueries(devicesQuery),
  })
}
