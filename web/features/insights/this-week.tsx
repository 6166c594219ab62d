import { insightTexts } from '#content/insights/words.ts'
import { offlineTexts } from '#content/offline.ts'
import { isGrave } from '#contract/safety.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { useWeek } from './api.ts'
import { weekRestsOn } from './measures.ts'

/** The first of what her week says, and the card where something grave was told in it. */
export function ThisWeek() {
  const { data, isPending, error, isKept, refetch, isFetching } = useWeek(null)
  if (isPending) return <LoadingCards count={1} />
  if (!data)
    return <ErrorState message={loadFailureText('this week', error)} onRetry={refetch} busy={isFetching} />
  return (
    <>
      {isKept && <p className="text-muted text-sm">{offlineTexts.kept}</p>}
      <Card tone="accent" aria-labelledby="this-week" className="grid gap-3">
        <h2 id="this-week" className="text-lg">
          This week
        </h2>
        <p>{data.lines[0] ?? insightTexts.weekTooLittle}</p>
        {data.lines.length > 0 && <p className="text-sm">{weekRestsOn(data)}</p>}
      </Card>
      <LazySafetyCard id={isGrave(data.safety.level) ? data.safety.cardId : null} of={data.week_start} />
    </>
  )
}
