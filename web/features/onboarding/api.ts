import { useMutation } from '@tanstack/react-query'
import * as account from '#contract/account.ts'
import * as membership from '#contract/membership.ts'
import { type About, type ChildInput, finishOnboarding } from '#contract/profile.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { enterSession } from '#web/lib/session/session.ts'
import { profileQuery } from '#web/member/profile.ts'
import { subscriptionKey } from '#web/query-keys.ts'
import { forgetDraft, storeEmail } from './draft.ts'

/** Confirms the checkout that this browser has just come from. */
export async function activateTrial(sessionId: string) {
  const done = await call(membership.activateTrial, { body: { session_id: sessionId } })
  // What was read of her subscription before is old now.
  void queryClient.invalidateQueries({ queryKey: subscriptionKey, refetchType: 'all' })
  return done
}

const creating = ['create-account']

/** Whether one is on its way: the button knows a moment later than the second of two quick taps comes. */
export const isCreatingAccount = () => queryClient.isMutating({ mutationKey: creating }) > 0

/**
 * Makes her account and signs her in. `onDone` gets her user id. What follows stands here, since she may have left the
 * screen before the answer is here.
 */
export function useCreateAccount(onDone: (userId: string) => void) {
  return useMutation({
    mutationKey: creating,
    mutationFn: (given: { email: string; password: string; adult_confirmed: true }) =>
      call(account.createAccount, { body: given }),
    onSuccess: ({ session }) => {
      storeEmail(null)
      enterSession(session)
      onDone(session.user.id)
    },
    // A password that was sent stays nowhere in memory.
    gcTime: 0,
  })
}

/** Saves profile and children together; with that onboarding is done and the draft has served. */
export function useFinishOnboarding(userId: string) {
  return useMutation({
    mutationFn: (given: { about: About; children: ChildInput[]; adult_confirmed?: true }) =>
      call(finishOnboarding, { body: given }),
    onSuccess: ({ profile, children }) => {
      forgetDraft(userId)
      queryClient.setQueryData(profileQuery.queryKey, { profile, children })
    },
  })
}
