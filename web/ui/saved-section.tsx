import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { type Keep, readKept } from '#web/lib/kept.ts'
import { ErrorState } from './error-state.tsx'
import { LoadingCards } from './skeleton.tsx'

interface SavedSectionProps<Item> {
  title: string
  /** Where the phone keeps them, to be shown without a network. */
  keptAs: Keep['name']
  query: UseQueryResult<Item[]>
  children: (items: Item[]) => ReactNode
}

/** One kind of what she kept, under its heading. Where there is none of it, nothing stands here at all. */
export function SavedSection<Item>({ title, keptAs, query, children }: SavedSectionProps<Item>) {
  const id = useId()
  const items = query.data ?? readKept<Item[]>(keptAs)
  if (!items && query.isPending) return <LoadingCards count={1} />
  if (!items)
    return (
      <ErrorState
        message={query.error?.message ?? ''}
        onRetry={() => query.refetch()}
        busy={query.isFetching}
      />
    )
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children(items)}
    </section>
  )
}
