import { useQuery } from '@tanstack/react-query'
import { energyLabels, moodLabels } from '#content/you-today.ts'
import type { Insight } from '#contract/you-today.ts'
import { dateLabel } from '#web/lib/week-label.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { pastDaysQuery } from './api.ts'

/** How each of her last days was, newest first. */
export function PastDays() {
  const insights = useQuery(pastDaysQuery)
  if (insights.isPending) return <LoadingCards count={2} />
  if (insights.isError)
    return (
      <ErrorState
        message={insights.error.message}
        onRetry={() => insights.refetch()}
        busy={insights.isFetching}
      />
    )
  if (insights.data.length === 0)
    return <p className="text-muted">Once you have told how a day is, it stands here. A gap is fine.</p>
  return (
    <ul className="grid gap-3">
      {insights.data.map((insight) => (
        <li key={insight.day}>
          <PastDay insight={insight} />
        </li>
      ))}
    </ul>
  )
}

function PastDay({ insight }: { insight: Insight }) {
  return (
    <Card padding="sm" className="grid gap-1.5">
      <h3 className="font-bold text-base">
        {dateLabel(insight.day, { weekday: 'long', day: 'numeric', month: 'long' })}
      </h3>
      <p className="text-sm">
        {moodLabels[insight.mood]} · energy {energyLabels[insight.energy].toLowerCase()}
      </p>
      {insight.focus && <p className="text-muted text-sm">{insight.focus}</p>}
      {insight.title && <p className="font-semibold text-sm">{insight.title}</p>}
    </Card>
  )
}
