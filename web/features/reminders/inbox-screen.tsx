import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useEffect } from 'react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { inboxQuery, useMarkRead } from './api.ts'
import { NoteCard } from './note-card.tsx'

/** Everything that came to her. What she sees here is read. */
export function InboxScreen() {
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...inboxQuery, staleTime: 0 })
  const { mutate: markRead } = useMarkRead()
  useEffect(() => {
    const unread = (data ?? []).filter((note) => !note.is_read).map(({ id }) => id)
    if (unread.length > 0) markRead(unread)
  }, [data, markRead])

  const choose = (
    <AppLink to={paths.reminders()} className={buttonClass('secondary')}>
      {texts.chooseWhatComes}
    </AppLink>
  )
  return (
    <div className="grid gap-4">
      <PageHeader title={texts.inboxTitle} backTo={paths.account()} backLabel="Back to Account" />
      {isPending && <LoadingCards />}
      {error && !data && (
        <ErrorState message={loadFailureText('your inbox', error)} onRetry={refetch} busy={isFetching} />
      )}
      {data?.length === 0 && (
        <EmptyState icon={<Mail />} title={texts.inboxEmptyTitle} action={choose}>
          {texts.inboxEmpty}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <ul className="grid gap-3">
            {data.map((note) => (
              <li key={note.id}>
                <NoteCard note={note} />
              </li>
            ))}
          </ul>
          <p className="text-center text-muted text-sm">{texts.inboxKept}</p>
          {choose}
        </>
      )}
    </div>
  )
}
