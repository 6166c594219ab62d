import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { inboxTexts as texts } from '#content/notifications/texts.ts'
import type { InboxNotification } from '#contract/notifications.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { inboxQuery, useMarkRead } from './api.ts'
import { NotificationCard } from './notification-card.tsx'

interface InboxScreenProps {
  /** What she can do about one of them here. */
  answer: (notification: InboxNotification) => ReactNode
}

/** Everything that came to her. What she sees here is read. */
export function InboxScreen({ answer }: InboxScreenProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...inboxQuery, staleTime: 0 })
  const { mutate: markRead } = useMarkRead()
  useEffect(() => {
    const unread = (data ?? []).filter(({ is_read }) => !is_read).map(({ id }) => id)
    if (unread.length > 0) markRead(unread)
  }, [data, markRead])

  const choose = (
    <AppLink to={paths.reminders()} className={buttonClass('secondary')}>
      {texts.chooseWhatComes}
    </AppLink>
  )
  return (
    <div className="grid gap-4">
      <PageHeader title={texts.title} backTo={paths.account()} backLabel="Back to Account" />
      {isPending && <LoadingCards />}
      {error && !data && (
        <ErrorState message={loadFailureText('your inbox', error)} onRetry={refetch} busy={isFetching} />
      )}
      {data?.length === 0 && (
        <EmptyState icon={<Mail />} title={texts.emptyTitle} action={choose}>
          {texts.empty}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <ul className="grid gap-3">
            {data.map((notification) => (
              <li key={notification.id}>
                <NotificationCard notification={notification} answer={answer(notification)} />
              </li>
            ))}
          </ul>
          <p className="text-center text-muted text-sm">{texts.keptFor}</p>
          {choose}
        </>
      )}
    </div>
  )
}
