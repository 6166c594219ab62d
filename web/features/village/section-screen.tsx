import { useInfiniteQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'wouter'
import { villageTexts as texts } from '#content/village/texts.ts'
import type { VillageTopic } from '#contract/options.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { goBack } from '#web/lib/device/go-back.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { isNotFound, sectionQuery } from './api.ts'
import { ComposeScreen } from './compose-screen.tsx'
import { KeptNote } from './kept-note.tsx'
import { keptSection, unlessRefused } from './kept-village.ts'
import { MoreButton } from './more-button.tsx'
import { NotFound } from './not-found.tsx'
import { PostRow } from './post-row.tsx'
import { StateNote } from './state-note.tsx'
import { topicOfSection } from './topic-of-section.ts'
import { useCanWrite } from './use-can-write.ts'

/** A topic's threads; with `?compose=1` the place to write one. */
export function SectionScreen() {
  const topic = topicOfSection(useParams<{ section: string }>().section)
  const [search] = useSearchParams()
  if (!topic) return <NotFound title={texts.noTopicTitle} text={texts.noTopic} />
  return search.get('compose') === '1' ? (
    <ComposeScreen key={topic} section={topic} />
  ) : (
    <Section key={topic} topic={topic} />
  )
}

function Section({ topic }: { topic: VillageTopic }) {
  const [, navigate] = useLocation()
  return (
    <div className="grid gap-4">
      <PageHeader
        title={topic}
        onBack={() => goBack(() => navigate(paths.village(), { replace: true }))}
        backLabel="Back"
      />
      <StateNote />
      <Threads topic={topic} />
    </div>
  )
}

function Threads({ topic }: { topic: VillageTopic }) {
  const query = useInfiniteQuery(sectionQuery(topic))
  const [kept] = useState(() => keptSection(topic))
  const list = useFocusFallback()
  const posts = query.data?.pages.flatMap((page) => page.posts) ?? unlessRefused(kept, query.error)
  const canWrite = useCanWrite()
  const compose = paths.villageSection(topic, { compose: '1' })
  if (!posts && query.isPending) return <LoadingCards label={texts.loadingThreads} />
  if (query.error && isNotFound(query.error))
    return <NotFound title={texts.noTopicTitle} text={texts.noTopic} />

  return (
    <section
      ref={list}
      aria-label={texts.threadsIn(topic)}
      tabIndex={-1}
      className="grid gap-[inherit] outline-none"
    >
      {!query.data && posts && query.error && (
        <KeptNote busy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {posts && posts.length > 0 && (
        <>
          {canWrite && (
            <AppLink to={compose} className={buttonClass()}>
              {texts.newPost}
            </AppLink>
          )}
          <ul className="grid gap-3">
            {posts.map((post) => (
              <li key={post.id} className="grid">
                <PostRow post={post} />
              </li>
            ))}
          </ul>
        </>
      )}
      {query.data && posts?.length === 0 && (
        <EmptyState
          icon={<MessagesSquare className="size-7" />}
          title={texts.empty}
          action={
            canWrite && (
              <AppLink to={compose} className={buttonClass()}>
                {texts.startFirst}
              </AppLink>
            )
          }
        />
      )}
      <MoreButton query={query} what={texts.moreThreads} />
      {!posts && query.error && (
        <ErrorState
          message={loadFailureText(texts.theseThreads, query.error)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
    </section>
  )
}
