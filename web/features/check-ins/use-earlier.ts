import { useInfiniteQuery } from '@tanstack/react-query'
import type { CheckInType } from '#contract/check-ins.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { toast } from '#web/ui/toast.ts'
import { earlierCheckInsQuery } from './api.ts'

/** Her check-ins beyond the first page, as far as she has asked for them. @param next the `next` of the first page. */
export function useEarlier(type: CheckInType, next: string | null) {
  const query = useInfiniteQuery(earlierCheckInsQuery(type, next))
  return {
    earlier: query.data?.pages.flatMap((page) => page.check_ins) ?? [],
    hasMore: query.data ? query.hasNextPage : next !== null,
    isFetching: query.isFetchingNextPage,
    async showMore() {
      const { isFetchNextPageError, error } = await query.fetchNextPage()
      if (isFetchNextPageError)
        toast({ title: loadFailureText('earlier ones', error), variant: 'destructive' })
    },
  }
}
