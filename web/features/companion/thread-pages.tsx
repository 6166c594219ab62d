import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { offlineTexts } from '#content/offline.ts'
import type { Thread } from '#contract/companion.ts'
import { isOutage } from '#web/lib/api/call.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { readKept } from '#web/lib/offline/kept.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { threadsQuery } from './api.ts'

/** Her chats as far as they are asked for, the one last spoken in first, and a way to the rest. */
export function ThreadPages({ children }: { children: (threads: Thread[]) => ReactNode }) {
  const query = useInfiniteQuery(threadsQuery)
  const [kept] = useState(() => readKept('threads'))
  // A row that is deleted, or the button after the last page, goes away with the focus.
  const list = useFocusFallback()
  if (query.isPending) return <LoadingCards />
  if (!query.data && kept && isOutage(query.error))
    return (
      <section aria-label="Your chats" className="grid gap-[inherit]">
        <p className="text-muted text-sm">{offlineTexts.kept}</p>
        {children(kept)}
      </section>
    )
  if (!query.data)
    return (
      <ErrorState
        message={loadFailureText('your chats', query.error)}
        onRetry={() => query.refetch()}
        busy={query.isFetching}
      />
    )
  const threads = query.data.pages.flatMap((page) => page.threads)
  const isEmpty = threads.length === 0 && !query.hasNextPage

  async function showMore() {
    const { isFetchNextPageError, error } = await query.fetchNextPage()
    if (isFetchNextPageError)
      toast({ title: loadFailureText('earlier chats', error), variant: 'destructive' })
  }

  return (
    <section ref={list} aria-label="Your chats" tabIndex={-1} className="grid gap-[inherit] outline-none">
      {isEmpty ? (
        <EmptyState icon={<MessageCircle className="size-7" />} title="No chats yet">
          What you talk about stays here, for you alone.
        </EmptyState>
      ) : (
        children(threads)
      )}
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
    </section>
  )
}
