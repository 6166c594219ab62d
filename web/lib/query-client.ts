import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from './call.ts'

export const sessionKey = ['session'] as const

/** A 401 means that the session is over: the guard then leads to sign-in. */
function noticeSessionEnd(error: Error): void {
  if (error instanceof CallError && error.status === 401 && queryClient.getQueryData(sessionKey))
    queryClient.setQueryData(sessionKey, null)
}

/** One cache for the whole app. Only a lost connection or a server fault is tried again; a no stays a no. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSessionEnd }),
  mutationCache: new MutationCache({ onError: noticeSessionEnd }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < 2 && error instanceof CallError && (error.code === 'offline' || error.status >= 500),
    },
  },
})
