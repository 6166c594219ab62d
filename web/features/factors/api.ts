import { queryOptions, useMutation } from '@tanstack/react-query'
import * as factors from '#contract/factors.ts'
import type { FactorType } from '#contract/second-step.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: () => call(factors.listFactors, {}),
})

const refresh = () => queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey })

/** Starts a factor: answers the key of an app, or has a code texted. gcTime 0: the key stays nowhere in memory. */
export function useEnrol() {
  return useMutation({
    mutationFn: (body: { type: FactorType; phone?: string }) => call(factors.enrolFactor, { body }),
    gcTime: 0,
  })
}

/** Proves a new factor; the first one brings recovery codes. */
export function useVerify() {
  return useMutation({
    mutationFn: ({ factorId, code }: { factorId: string; code: string }) =>
      call(factors.verifyFactor, { params: { factorId }, body: { code } }),
    onSuccess: refresh,
    gcTime: 0,
  })
}

export function useChallenge() {
  return useMutation({
    mutationFn: (factorId: string) => call(factors.challengeFactor, { params: { factorId } }),
  })
}

export function useRemove() {
  return useMutation({
    mutationFn: (factorId: string) => call(factors.removeFactor, { params: { factorId } }),
    onSuccess: refresh,
  })
}

export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: () => call(factors.renewRecoveryCodes, {}),
    onSuccess: refresh,
    gcTime: 0,
  })
}
