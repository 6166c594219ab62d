import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { isKnownEmpty, readKept } from '#web/lib/offline/kept.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'

interface SavedSectionProps<Item, Key extends QueryKey> {
  title: string
  /** Where the phone keeps what it answers, that is shown without a network. */
  query: UseQueryOptions<Item[], Error, Item[], Key>
  children: (items: Item[]) => ReactNode
}

/** One kind of what she kept, under its heading. Where there is none of it, nothing stands here at all. */
export function SavedSection<Item, Key extends QueryKey>({
  title,
  query,
  children,
}: SavedSectionProps<Item, Key>) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { data, isPending, error, isFetching, isFetchedAfterMount } = useQuery(query)
  const keptAs = query.meta?.keep?.name
  const items = data ?? (keptAs && (readKept(keptAs) as Item[] | undefined)) ?? []
  const count = items.length
  const last = useRef(count)

  // What she takes away had the focus: it stays nearby. With the last of them the section is gone.
  useLayoutEffect(() => {
    if (count < last.current && document.activeElement === document.body)
      (section.current ?? document.getElementById('main'))?.focus({ preventScroll: true })
    last.current = count
  }, [count])

  if (count === 0) {
    // What is held may be from before she kept something: that there is nothing only an answer to this screen says.
    if (isPending || (isFetching && !isFetchedAfterMount)) return <LoadingCards count={1} />
    if (!error || (keptAs && isKnownEmpty(keptAs, error))) return null
    return <NotAllLoaded error={error} busy={isFetching} />
  }
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className="grid gap-3 outline-none">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children(items)}
    </section>
  )
}

/** Said once, however many kinds did not load: the first of them speaks for all, and asks for all of them again. */
function NotAllLoaded({ error, busy }: { error: Error; busy: boolean }) {
  const client = useQueryClient()
  const askAgain = () =>
    client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  return (
    <div data-not-loaded className="[[data-not-loaded]~&]:hidden">
      <ErrorState
        message={loadFailureText('all that you saved', error)}
        onRetry={() => void askAgain()}
        busy={busy}
      />
    </div>
  )
}
