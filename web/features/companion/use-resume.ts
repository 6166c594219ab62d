import { useEffect, useRef } from 'react'
import { queryClient } from '#web/lib/api/query-client.ts'
import { threadQuery } from './api.ts'
import { catchUp, resume } from './live-reply.ts'
import { liveReplyOf } from './live-state.ts'
import type { QueuedMessage } from './queued-messages.ts'

/**
 * Takes a chat up again on arrival, whenever the phone is unlocked or back online, and after another tab has sent what waited.
 * @param queued what waits for the chat
 */
export function useResume(threadId: string, queued: readonly QueuedMessage[]): void {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState !== 'visible') return
      resume(threadId)
      void catchUp(threadId)
    }
    resume(threadId)
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [threadId])

  const last = useRef('')
  const waiting = queued.map(({ messageId }) => messageId).join(' ')
  useEffect(() => {
    const gone = last.current.split(' ').filter((id) => id && !waiting.includes(id))
    last.current = waiting
    const isElsewhere = (id: string) => {
      const live = liveReplyOf(threadId)
      const chat = queryClient.getQueryData(threadQuery(threadId).queryKey)
      const isReadHere = live?.messageId === id && live.safety
      return !isReadHere && !chat?.messages.some((message) => message.id === id)
    }
    if (!gone.some(isElsewhere)) return
    resume(threadId)
    void queryClient.invalidateQueries({ queryKey: threadQuery(threadId).queryKey })
  }, [threadId, waiting])
}
