import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { postTexts } from '#content/village/texts.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { useWatch } from '#web/lib/live/watch.ts'
import { toast } from '#web/ui/toast.ts'
import { isNotFound, threadQuery } from './api.ts'
import { keptThread, unlessRefused } from './kept-village.ts'

/** A post and its replies, from the phone until the server has told them, and what is heard of it while it is on show. */
export function useThread(postId: string) {
  const query = useInfiniteQuery(threadQuery(postId))
  const [kept] = useState(() => keptThread(postId))
  const isGone = query.error !== null && isNotFound(query.error)
  const known = unlessRefused(kept, query.error)
  const pages = query.data?.pages
  useWatch('village-post', pages ? postId : null)
  return {
    post: pages?.[0]?.post ?? known?.post,
    replies: pages?.flatMap((page) => page.replies) ?? known?.replies ?? [],
    isGone,
    isPending: query.isPending && !known,
    /** The server has answered. */
    isLoaded: pages !== undefined,
    /** Only the phone answers. */
    isKept: !pages && query.error !== null,
    /** Its end is there. */
    isWhole: pages !== undefined && !query.hasNextPage,
    hasMore: query.hasNextPage,
    isFetchingMore: query.isFetchingNextPage,
    error: pages ? null : query.error,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    async showMore() {
      const { isFetchNextPageError, error } = await query.fetchNextPage()
      if (isFetchNextPageError)
        toast({ title: loadFailureText(postTexts.moreReplies, error), variant: 'destructive' })
    },
  }
}
