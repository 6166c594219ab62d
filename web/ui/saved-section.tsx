import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
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
  const section = useRef<HTMLElement>(null)
  const items = query.data ?? readKept<Item[]>(keptAs)
  const count = items?.length ?? 0
  const last = useRef(count)

  // What she takes away had the focus: it stays nearby.
  useLayoutEffect(() => {
    if (count < last.current && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true })
    last.current = count
  }, [count])

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
    <section ref={section} tabIndex={-1} aria-labelledby={id} className="grid gap-3 outline-none">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children(items)}
    </section>
  )
}
