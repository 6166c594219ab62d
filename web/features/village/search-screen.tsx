import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { villageSearchTexts as texts, villageTexts } from '#content/village/texts.ts'
import { limits } from '#contract/limits.ts'
import { villageTopics } from '#contract/options.ts'
import { searchSpans, type VillageFound } from '#contract/village.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { relativeTime } from '#web/lib/time/relative-time.ts'
import { useNow } from '#web/lib/time/use-now.ts'
import { paths } from '#web/paths.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { searchQuery } from './api.ts'
import { MoreButton } from './more-button.tsx'
import { asSpan, asTopic, type Search, useSearch } from './use-search.ts'

/** Looking for something that was said in the Village. */
export function SearchScreen() {
  const { typed, change, sought } = useSearch()
  const cardId = useExplicitCard([typed.words])
  const isShort = typed.words.trim().length < limits.searchMin
  return (
    <div className="grid gap-4">
      <PageHeader title={texts.title} backTo={paths.village()} backLabel={villageTexts.backToVillage} />
      <search className="grid gap-3">
        <TextField
          type="search"
          label={texts.label}
          {...(typed.words.trim() !== '' && isShort && { hint: texts.tooShort })}
          value={typed.words}
          maxLength={limits.searchMax}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => change({ words: target.value })}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
          <SelectField
            label={texts.topic}
            placeholder={texts.anyTopic}
            options={villageTopics}
            value={typed.topic ?? ''}
            onChange={({ target }) => change({ topic: asTopic(target.value) ?? null })}
          />
          <SelectField
            label={texts.span}
            placeholder={texts.anySpan}
            options={searchSpans.map((span) => ({ value: span, label: texts.spans[span] }))}
            value={typed.span ?? ''}
            onChange={({ target }) => change({ span: asSpan(target.value) ?? null })}
          />
        </div>
      </search>
      <LazySafetyCard id={typed.words ? cardId : null} of="search" />
      {isShort || sought.words.length < limits.searchMin ? (
        <p className="text-muted">{texts.start}</p>
      ) : (
        <Found search={sought} />
      )}
    </div>
  )
}

function Found({ search }: { search: Search }) {
  const query = useInfiniteQuery(searchQuery(search))
  const list = useFocusFallback()
  if (query.isPending) return <LoadingCards label={texts.looking} />
  if (!query.data)
    return (
      <ErrorState
        message={loadFailureText(texts.results, query.error)}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    )
  const found = query.data.pages.flatMap((page) => page.found)

  return (
    <section
      ref={list}
      aria-label={texts.found}
      aria-busy={query.isPlaceholderData}
      tabIndex={-1}
      className="grid gap-3 outline-none"
    >
      {found.length === 0 && (
        <div role="status">
          <EmptyState icon={<SearchX className="size-7" />} title={texts.nothing}>
            {texts.nothingHow}
          </EmptyState>
        </div>
      )}
      <ul className="grid gap-3">
        {found.map((item) => (
          <li key={item.reply_id ?? item.post_id} className="grid">
            <FoundRow found={item} />
          </li>
        ))}
      </ul>
      <MoreButton query={query} what={villageTexts.moreThreads} />
    </section>
  )
}

function FoundRow({ found }: { found: VillageFound }) {
  const now = useNow()
  const { post_id, reply_id, topic, excerpt, author_label, created_at } = found
  return (
    <AppLink
      to={paths.villagePost(post_id, reply_id ? { reply: reply_id } : {})}
      className={`${cardClass({ padding: 'sm', pressable: true })} grid gap-1`}
    >
      <span className="font-bold text-primary-ink text-sm">
        {topic}
        {reply_id && ` · ${texts.inReply}`}
      </span>
      <span dir="auto" className="wrap-anywhere line-clamp-4">
        {excerpt}
      </span>
      <span className="text-muted text-sm">
        <bdi>{author_label}</bdi> · <time dateTime={created_at}>{relativeTime(created_at, now)}</time>
      </span>
    </AppLink>
  )
}
