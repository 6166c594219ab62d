import { useQuery } from '@tanstack/react-query'
import { PenLine, Search, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { houseRules } from '#content/village/house-rules.ts'
import { villageTexts as texts } from '#content/village/texts.ts'
import type { TopicCard } from '#contract/village.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { readKept } from '#web/lib/offline/kept.ts'
import { relativeTime } from '#web/lib/time/relative-time.ts'
import { useNow } from '#web/lib/time/use-now.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { cardClass } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { standingQuery, topicsQuery } from './api.ts'
import { HouseRulesDialog } from './house-rules-dialog.tsx'
import { KeptNote } from './kept-note.tsx'
import { unlessRefused } from './kept-village.ts'
import { StateNote } from './state-note.tsx'
import { useUnreadThreads } from './use-unread.ts'

/** The home of the Village: what it is, and its topics. */
export function VillageScreen() {
  const { data: standing } = useQuery(standingQuery)
  return (
    <div className="grid gap-4">
      <PageHeader title={texts.title} backTo={paths.connect()} backLabel="Back to Connect" />
      <p>{texts.intro}</p>
      <StateNote />
      <div className="flex flex-wrap gap-2">
        <AppLink to={paths.villageSearch()} className={`${buttonClass('secondary', 'sm')} flex-auto`}>
          <Search aria-hidden className="size-4.5" />
          {texts.search}
        </AppLink>
        <AppLink to={paths.villageMine()} className={`${buttonClass('secondary', 'sm')} flex-auto`}>
          <PenLine aria-hidden className="size-4.5" />
          {texts.mine}
        </AppLink>
        {standing?.moderates && (
          <AppLink to={paths.moderate()} className={`${buttonClass('secondary', 'sm')} flex-auto`}>
            <ShieldCheck aria-hidden className="size-4.5" />
            {texts.moderate}
          </AppLink>
        )}
      </div>
      <Topics />
      <Rules />
    </div>
  )
}

function Topics() {
  const { data, error, isPending, isFetching, refetch } = useQuery(topicsQuery)
  const [kept] = useState(() => readKept('village'))
  const topics = data?.topics ?? unlessRefused(kept, error)
  if (!topics && isPending) return <LoadingCards count={5} label={texts.loadingTopics} />
  return (
    <>
      {topics && error && !data && <KeptNote busy={isFetching} onRetry={() => void refetch()} />}
      {topics && (
        <ul aria-label={texts.topics} className="grid gap-3">
          {topics.map((card) => (
            <li key={card.topic} className="grid">
              <Topic card={card} />
            </li>
          ))}
        </ul>
      )}
      {error && !topics && (
        <ErrorState
          message={loadFailureText(texts.theVillage, error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </>
  )
}

function Topic({ card: { topic, post_count, last_activity_at } }: { card: TopicCard }) {
  const unread = useUnreadThreads(topic)
  const now = useNow()
  return (
    <AppLink to={paths.villageSection(topic)} className={cardClass({ pressable: true })}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold text-lg">{topic}</span>
        <span className="text-muted text-sm">
          {texts.posts(post_count)}
          {unread > 0 && <span className="font-bold text-ink"> · {texts.unreadThreads(unread)}</span>}
        </span>
      </span>
      <span className="block text-muted text-sm">
        {texts.lastActivity}: {relativeTime(last_activity_at, now)}
      </span>
      <span className="block font-semibold text-primary-ink text-sm">{texts.open}</span>
    </AppLink>
  )
}

/** The rules to be read again; nothing is asked here. */
function Rules() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {houseRules.title}
      </Button>
      <HouseRulesDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
