import { useQuery } from '@tanstack/react-query'
import { insightTexts } from '#content/insights/words.ts'
import { isGrave } from '#contract/safety.ts'
import { paths } from '#web/paths.ts'
import { SafetyCardWhenNeeded } from '#web/safety/safety-card-when-needed.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { weekQuery } from './api.ts'
import { weekRestsOn } from './measures.ts'

/** The first of what her week says, the card where something grave was told in it, and the way to the rest. */
export function ThisWeek() {
  const { data, isPending, error, refetch, isFetching } = useQuery(weekQuery(null))
  if (isPending) return <LoadingCards count={1} />
  if (!data)
    return (
      <ErrorState message={error.message} onRetry={refetch} busy={isFetching}>
        <AppLink to={paths.insightsWeekly()} className={buttonClass('quiet', 'sm')}>
          {insightTexts.week}
        </AppLink>
      </ErrorState>
    )
  const hasLines = data.lines.length > 0
  return (
    <>
      <Card tone="accent" aria-labelledby="this-week" className="grid gap-3">
        <h2 id="this-week" className="text-lg">
          This week
        </h2>
        <p>{data.lines[0] ?? insightTexts.weekTooLittle}</p>
        {hasLines && <p className="text-sm">{weekRestsOn(data)}</p>}
        <AppLink
          to={paths.insightsWeekly()}
          className={`${hasLines ? buttonClass('primary', 'sm') : 'inline-flex min-h-11 items-center font-bold underline'} justify-self-start`}
        >
          {insightTexts.week}
        </AppLink>
      </Card>
      <SafetyCardWhenNeeded id={isGrave(data.safety.level) ? data.safety.cardId : null} />
    </>
  )
}
