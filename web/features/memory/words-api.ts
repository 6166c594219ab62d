import { queryOptions, useMutation } from '@tanstack/react-query'
import * as memory from '#contract/memory.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { memoryQuery } from './api.ts'

/** Where her words would go, and what she chose. */
export const wordsQuery = queryOptions({
  queryKey: ['words'],
  queryFn: () => call(memory.readWords, {}),
})

/** Says where her words may go; whether the memory is used follows from it. */
export function useChooseWords() {
  return useMutation({
    scope: { id: 'words' },
    mutationFn: (body: { choice: memory.WordsChoice; hosted_by: string }) =>
      call(memory.chooseWords, { body }),
    onSuccess: (now) => {
      queryClient.setQueryData(wordsQuery.queryKey, now)
      void queryClient.invalidateQueries({ queryKey: memoryQuery.queryKey })
    },
  })
}
