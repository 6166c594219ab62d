import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Thread } from '#contract/companion.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { threadsQuery } from './api.ts'

/** Her chats as far as they are asked for, the one last spoken in first, and a way to the rest. */
export function ThreadPages({ children }: { children: (threads: Thread[]) => ReactNode }) {
  const query = useInfiniteQuery(threadsQuery)
  if (query.isPending) return <LoadingCards />
  if (!query.data)
    return (
      <ErrorState message={query.error.message} onRetry={() => query.refetch()} busy={query.isFetching} />
    )
  const threads = query.data.pages.flatMap((page) => page.threads)
  if (threads.length === 0 && !query.hasNextPage)
    return (
      <EmptyState icon={<MessageCircle className="size-7" />} title="No chats yet">
        What you talk about stays here, for you alone.
      </EmptyState>
    )

  async function showMore() {
    const { isFetchNextPageError, error } = await query.fetchNextPage()
    if (isFetchNextPageError) toast({ title: error?.message ?? '', variant: 'destructive' })
  }

  return (
    <>
      {children(threads)}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          busy={query.isFetchingNextPage}
          busyLabel="Fetching earlier chats…"
          onClick={() => void showMore()}
        >
          Show earlier chats
        </Button>
      )}
    </>
  )
}
