import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { paths } from '#web/paths.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { settingsQuery } from './api.ts'
import { NudgeForm } from './nudge-form.tsx'
import { Upcoming } from './upcoming.tsx'

interface ReminderSettingsScreenProps {
  /** Whether Clear is open to her, where things can be put on her list for later. */
  hasClear: boolean
  /** Her list for later, where she has no other way to it. */
  later: ReactNode
  /** Whether this phone is told, and which other kinds come. */
  notifications: ReactNode
  /** Stands where she chooses a time. */
  pushOffer: ReactNode
}

/** What comes to her and when, whether this phone says so, and what she asked to be reminded of. */
export function ReminderSettingsScreen({
  hasClear,
  later,
  notifications,
  pushOffer,
}: ReminderSettingsScreenProps) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({ ...settingsQuery, staleTime: 0 })
  const [openedAt] = useState(Date.now)
  // What is saved from here must not bring back what another screen or tab has changed since.
  const isFresh = data && dataUpdatedAt >= openedAt
  return (
    <div className="grid gap-5">
      <PageHeader title={texts.title} backTo={paths.account()} backLabel="Back to Account" />
      <Upcoming hasClear={hasClear} pushOffer={pushOffer} />
      {later}
      {notifications}
      {!isFresh && error && (
        <ErrorState
          message={loadFailureText('your reminder settings', error)}
          onRetry={refetch}
          busy={isFetching}
        />
      )}
      {!isFresh && !error && <LoadingCards count={2} />}
      {isFresh && <NudgeForm saved={data} />}
    </div>
  )
}
