import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { energyLabels, moodLabels } from '#content/you-today.ts'
import type { Insight } from '#contract/you-today.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { dateLabel } from '#web/lib/time/date-labels.ts'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { pastDaysQuery } from './api.ts'
import { useDeleteDay } from './delete-day.ts'

/** How each of her last days was, newest first, each with its way out. */
export function PastDays() {
  const insights = useQuery(pastDaysQuery)
  if (insights.isPending) return <LoadingCards count={2} />
  if (insights.isError)
    return (
      <ErrorState
        message={loadFailureText('your days', insights.error)}
        onRetry={() => insights.refetch()}
        busy={insights.isFetching}
      />
    )
  return <Days insights={insights.data} />
}

const labelOf = ({ day }: Insight) => dateLabel(day, { weekday: 'long', day: 'numeric', month: 'long' })

function Days({ insights }: { insights: Insight[] }) {
  const [asked, setAsked] = useState<{ insight: Insight; remove: () => void } | null>(null)
  const days = useFocusFallback()

  function confirm() {
    asked?.remove()
    setAsked(null)
  }

  return (
    <div ref={days} tabIndex={-1} className="outline-none">
      {insights.length === 0 && (
        <p className="text-muted">Once you have told how a day is, it stands here. A gap is fine.</p>
      )}
      {insights.length > 0 && (
        <ul className="grid gap-3">
          {insights.map((insight) => (
            <ListRow key={insight.day} at={insight.day}>
              <PastDay insight={insight} onAsk={(remove) => setAsked({ insight, remove })} />
            </ListRow>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        title="Delete this day?"
        {...(asked && {
          description: `What you told on ${labelOf(asked.insight)} goes for good, and its tip too.`,
        })}
        confirmLabel="Delete"
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </div>
  )
}

interface PastDayProps {
  insight: Insight
  /** She wants it gone: `remove` is for when she has said so again. */
  onAsk: (remove: () => void) => void
}

function PastDay({ insight, onAsk }: PastDayProps) {
  const { mutate, isPending } = useDeleteDay()
  const label = labelOf(insight)
  return (
    <Card padding="sm" className="grid gap-1.5">
      <div className="-mt-2 -mr-2 flex items-center">
        <h3 className="min-w-0 flex-1 font-bold text-base">{label}</h3>
        <IconButton
          label={`Delete ${label}`}
          aria-busy={isPending}
          aria-disabled={isPending}
          onClick={() => isPending || onAsk(() => mutate(insight.day))}
        >
          {isPending ? <Spinner /> : <Trash2 aria-hidden className="size-5.5" />}
        </IconButton>
      </div>
      <p className="text-sm">
        {moodLabels[insight.mood]} · energy {energyLabels[insight.energy].toLowerCase()}
      </p>
      {insight.focus && (
        <p dir="auto" className="wrap-anywhere text-muted text-sm">
          {insight.focus}
        </p>
      )}
      {insight.title && <p className="font-semibold text-sm">{insight.title}</p>}
    </Card>
  )
}
