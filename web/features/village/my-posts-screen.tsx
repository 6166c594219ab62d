import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { mineTexts as texts } from '#content/village/texts.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { goBack } from '#web/lib/device/go-back.ts'
import { paths } from '#web/paths.ts'
import { LazySafetyNotice } from '#web/safety/lazy-safety-notice.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { myPostsQuery, myRepliesQuery } from './api.ts'
import { Byline } from './byline.tsx'
import { Decisions } from './decisions.tsx'
import { EditForm } from './edit-form.tsx'
import { ItemMenu } from './item-menu.tsx'
import { ItemText } from './item-text.tsx'
import { MoreButton } from './more-button.tsx'
import { StateNote } from './state-note.tsx'
import { isReply, threadOf, type VillageItem } from './village-item.ts'
import { setWriterNotice, useWriterNotice } from './writer-notice.ts'

/** All she wrote in the Village. It is hers whatever her membership, to read, change and delete. */
export function MyPostsScreen() {
  const [, navigate] = useLocation()
  const posts = useInfiniteQuery(myPostsQuery)
  const replies = useInfiniteQuery(myRepliesQuery)
  return (
    <div className="grid gap-5">
      <PageHeader
        title={texts.title}
        onBack={() => goBack(() => navigate(paths.village(), { replace: true }))}
        backLabel="Back"
      />
      <p className="text-muted">{texts.hint}</p>
      <StateNote />
      <Decisions />
      <List title={texts.posts} none={texts.noPosts} query={posts} of={(page) => page.posts} />
      <List title={texts.replies} none={texts.noReplies} query={replies} of={(page) => page.replies} />
    </div>
  )
}

interface ListProps<Page> {
  title: string
  none: string
  query: UseInfiniteQueryResult<InfiniteData<Page>, Error>
  of: (page: Page) => VillageItem[]
}

function List<Page>({ title, none, query, of }: ListProps<Page>) {
  const list = useFocusFallback()
  const found = query.data?.pages.flatMap(of)

  return (
    <section ref={list} aria-label={title} tabIndex={-1} className="grid gap-3 outline-none">
      <h2 className="text-lg">{title}</h2>
      {query.isPending && <LoadingCards count={1} label={texts.loading} />}
      {!found && query.error && (
        <ErrorState
          message={loadFailureText(texts.what, query.error)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {found?.length === 0 && <p className="text-muted">{none}</p>}
      {found && found.length > 0 && (
        <ul className="grid gap-3">
          {found.map((item) => (
            <li key={item.id}>
              <Mine item={item} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={query} what={texts.what} />
    </section>
  )
}

function Mine({ item }: { item: VillageItem }) {
  const [isEditing, setIsEditing] = useState(false)
  /** Here, since the screen came up. */
  const [isChanged, setIsChanged] = useState(false)
  const place = useFocusFallback()
  const notice = useWriterNotice(threadOf(item))
  const to = paths.villagePost(threadOf(item), isReply(item) ? { reply: item.id } : {})

  function done() {
    setIsEditing(false)
    setIsChanged(true)
  }

  return (
    <article ref={place} tabIndex={-1} className={`${cardClass({ padding: 'sm' })} grid gap-2 outline-none`}>
      <div className="flex flex-wrap items-start gap-x-2">
        {/* That it is hers goes without saying here. */}
        <Byline {...item} is_mine={false} />
        <div className="-mt-2.5 -mr-2.5 -mb-2 ml-auto">
          <ItemMenu item={item} onEdit={() => setIsEditing(true)} />
        </div>
      </div>
      {isEditing ? <EditForm item={item} onDone={done} /> : <ItemText item={item} />}
      {isChanged && (
        <LazySafetyNotice
          notice={notice}
          surface="village"
          onChange={(changed) => setWriterNotice(threadOf(item), changed)}
        />
      )}
      <AppLink
        to={to}
        className="inline-flex min-h-8 items-center justify-self-start font-bold text-primary-ink text-sm underline"
      >
        {texts.open}
      </AppLink>
    </article>
  )
}
