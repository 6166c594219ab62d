import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import type { Thread } from '#contract/companion.ts'
import { readKept } from '#web/lib/kept.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { savedOf, threadsQuery } from './api.ts'
import { ThreadList } from './thread-list.tsx'

/** The chats that she wants to find again. */
export function SavedScreen() {
  const threads = useQuery(threadsQuery)
  const saved = threads.data ? savedOf(threads.data) : readKept<Thread[]>('saved')
  return (
    <div className="grid gap-4">
      <PageHeader title="Saved" />
      {!saved && threads.isPending && <LoadingCards />}
      {!saved && threads.isError && (
        <ErrorState
          message={threads.error.message}
          onRetry={() => threads.refetch()}
          busy={threads.isFetching}
        />
      )}
      {saved?.length === 0 && (
        <EmptyState
          icon={<Bookmark className="size-7" />}
          title="Nothing saved yet."
          action={
            <AppLink to={paths.chat()} className={buttonClass('primary')}>
              Start a Conversation
            </AppLink>
          }
        />
      )}
      {saved && saved.length > 0 && <ThreadList threads={saved} />}
    </div>
  )
}
