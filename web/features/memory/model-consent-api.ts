import { queryOptions, useMutation } from '@tanstack/react-query'
import * as memory from '#contract/memory.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { memoryQuery } from './api.ts'

/** Where her words would go, and what she chose. */
export const modelConsentQuery = queryOptions({
  queryKey: ['words'],
  queryFn: () => call(memory.getModelConsent, {}),
})

/** Says where her words may go; whether the memory is used follows from it. */
export function useSetModelConsent() {
  return useMutation({
    scope: { id: 'words' },
    mutationFn: (body: { choice: memory.ModelConsentChoice; hosted_by: string }) =>
      call(memory.setModelConsent, { body }),
    onSuccess: (now) => {
      queryClient.setQueryData(modelConsentQuery.queryKey, now)
      void queryClient.invalidateQueries({ queryKey: memoryQuery.queryKey })
    },
  })
}
