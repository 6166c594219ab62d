import { queryOptions, useMutation } from '@tanstack/react-query'
import * as contract from '#contract/cases.ts'
import type { RouteInput } from '#contract/route.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

const key = ['moderate'] as const

/** Something may wait at any time, and nothing of a case is told to open apps. */
const lookAgainMs = 60_000

const caseStates = ['open', 'closed'] as const
export type CaseState = (typeof caseStates)[number]

const fetchCases = async (state: CaseState) => (await call(contract.listCases, { query: { state } })).cases

/** The cases in the order in which they are to be looked at; those that were closed, the last first. */
export const casesQuery = (state: CaseState) =>
  queryOptions({
    queryKey: [...key, 'cases', state],
    queryFn: () => fetchCases(state),
    refetchInterval: lookAgainMs,
  })

/** One case, whether it is open or somebody has closed it by now; null where there is none. */
export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...key, 'case', caseId],
    queryFn: async () => {
      for (const state of caseStates) {
        const found = (await fetchCases(state)).find(({ id }) => id === caseId)
        if (found) return found
      }
      return null
    },
    placeholderData: () =>
      caseStates
        .flatMap((state) => queryClient.getQueryData(casesQuery(state).queryKey) ?? [])
        .find(({ id }) => id === caseId),
  })

/** What moderators did, the latest first. */
export const auditQuery = queryOptions({
  queryKey: [...key, 'audit'],
  queryFn: async () => (await call(contract.listAudit, {})).entries,
})

type DecisionBody = RouteInput<typeof contract.decideCase>['body']

/** The same decision sent again is the same decision. */
export function useDecide(caseId: string) {
  return useMutation({
    mutationFn: (body: DecisionBody) => call(contract.decideCase, { params: { caseId }, body }),
    onSuccess: (decided) => queryClient.setQueryData(caseQuery(caseId).queryKey, decided),
    // What is meant to be done is written down even where it could not be.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: key }),
  })
}

/** Whose words they are. The answer is held by whoever asks, and by nothing else. */
export function useUnmask(caseId: string) {
  return useMutation({
    gcTime: 0,
    mutationFn: (reason: string) => call(contract.unmaskCase, { params: { caseId }, body: { reason } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: auditQuery.queryKey }),
  })
}
