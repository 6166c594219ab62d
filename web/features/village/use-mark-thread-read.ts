import { useEffect, useRef } from 'react'
import { markThreadRead } from '#contract/village-interactions.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sectionsKey, unreadQuery } from './api.ts'

function noteLooked(postId: string): void {
  const { queryKey } = unreadQuery
  const threads = queryClient.getQueryData(queryKey)
  if (!threads?.some(({ post_id }) => post_id === postId)) return
  queryClient.setQueryData(
    queryKey,
    threads.filter(({ post_id }) => post_id !== postId),
  )
  // The list that she goes back to may have been read before the last of it came.
  void queryClient.invalidateQueries({ queryKey: sectionsKey })
}

/**
 * Notes that she has looked at a thread, so that what is there is not new to her any more, here and on her other phones. Where that
 * cannot be said just now, it stays new.
 * @param position of the last reply that she is shown; null for all that is there, undefined while nothing is
 */
export function useMarkThreadRead(postId: string, position: number | null | undefined): void {
  const noted = useRef<number | null>(undefined)
  useEffect(() => {
    if (position === undefined || position === noted.current) return
    noted.current = position
    call(markThreadRead, { params: { postId }, body: { position } }).then(
      () => noteLooked(postId),
      () => {
        noted.current = undefined
      },
    )
  }, [postId, position])
}
