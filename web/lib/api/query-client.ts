import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { dismissToast } from '#web/ui/toast.ts'
import { type Keep, keep } from '../offline/kept.ts'
import { forgetSession } from '../session/session-end.ts'
import { CallError, isOutage } from './call.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { keep?: Keep }
  }
}

export const sessionKey = ['session'] as const

// The query library takes every start for online until it hears otherwise.
if (navigator.onLine === false) onlineManager.setOnline(false)

/**
 * Her session is over, though it was not her who left here: the guard then leads to sign-in. What this phone alone
 * has stays hers.
 */
export function endSession(): void {
  forgetSession()
  // It may say something of hers, or undo it in the name of whoever comes next.
  dismissToast()
  queryClient.setQueryData(sessionKey, null)
}

/** A 401 means that the session is over. */
function noticeSessionEnd(error: Error): void {
  if (error instanceof CallError && error.status === 401 && queryClient.getQueryData(sessionKey)) endSession()
}

/**
 * One cache for the whole app. Only a lost connection or a server fault is tried again; a no stays a no. Without a
 * network everything is tried once and says so, rather than waiting in silence, and asked for anew once it is back.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSessionEnd }),
  mutationCache: new MutationCache({ onError: noticeSessionEnd }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnReconnect: 'always',
      retry: (failures, error) => failures < 2 && onlineManager.isOnline() && isOutage(error),
    },
    mutations: { networkMode: 'always' },
  },
})

// What a kept query holds is kept as it changes. A query of a member who has left never gets here: it is cancelled.
queryClient.getQueryCache().subscribe((event) => {
  const { meta, state } = event.query
  // That it is asked anew, or in vain, is no word of what it holds.
  if (event.type === 'updated' && event.action.type === 'success' && meta?.keep)
    keep(meta.keep.name, meta.keep.pick(state.data as never))
})
