import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { chatSearchTexts as texts } from '#content/chat.ts'
import { limits } from '#contract/limits.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { foundThreadsQuery } from './api.ts'
import { ThreadList } from './thread-list.tsx'
import { useSearchWords } from './use-search-words.ts'

/** A search over her chats. While she looks for nothing, `children`. */
export function ThreadSearch({ children }: { children: ReactNode }) {
  const { typed, setTyped, words } = useSearchWords()
  const isShort = typed.trim().length < limits.searchMin
  const cardId = useExplicitCard([typed])
  return (
    <>
      <search>
        <TextField
          type="search"
          label={texts.label}
          {...(typed.trim() !== '' && isShort && { hint: texts.tooShort })}
          value={typed}
          maxLength={limits.searchMax}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      <LazySafetyCard id={typed ? cardId : null} of="search" />
      {!isShort && words.length >= limits.searchMin ? <FoundThreads words={words} /> : children}
    </>
  )
}

function FoundThreads({ words }: { words: string }) {
  const found = useQuery(foundThreadsQuery(words))
  const list = useFocusFallback()
  if (found.isPending) return <LoadingCards label={texts.looking} />
  if (!found.data)
    return (
      <ErrorState
        message={loadFailureText('your chats', found.error)}
        onRetry={() => found.refetch()}
        busy={found.isFetching}
      />
    )
  const { threads, has_more } = found.data
  return (
    <section
      ref={list}
      aria-label="Chats found"
      aria-busy={found.isPlaceholderData}
      tabIndex={-1}
      className="grid gap-[inherit] outline-none"
    >
      <p role="status" className={threads.length > 0 ? 'text-muted text-sm' : 'sr-only'}>
        {threads.length > 0 ? texts.found(threads.length) : texts.nothing}
        {has_more && `. ${texts.more}`}
      </p>
      {threads.length > 0 ? (
        <ThreadList threads={threads} />
      ) : (
        <EmptyState icon={<SearchX className="size-7" />} title={texts.nothing}>
          {texts.nothingHow}
        </EmptyState>
      )}
    </section>
  )
}
