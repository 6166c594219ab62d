import { useQuery } from '@tanstack/react-query'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { settingsQuery } from './api.ts'
import { KindSwitches } from './kind-switches.tsx'
import { PushCard } from './push-card.tsx'

/** Whether this phone is told of what comes to her, and which kinds come. */
export function NotificationSettings() {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery)
  if (data)
    return (
      <>
        <PushCard pushKey={data.push_key} />
        <KindSwitches switches={data.switches} />
      </>
    )
  if (!error) return <LoadingCards count={1} />
  return (
    <ErrorState
      message={loadFailureText('your notification settings', error)}
      onRetry={refetch}
      busy={isFetching}
    />
  )
}
