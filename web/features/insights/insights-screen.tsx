import { useQuery } from '@tanstack/react-query'
import { Sprout } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { insightTexts } from '#content/insights/words.ts'
import { addDays } from '#contract/calendar.ts'
import type { readInsights } from '#contract/insights.ts'
import type { RouteReply } from '#contract/route.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { insightsQuery } from './api.ts'
import { HelpedChart } from './helped-chart.tsx'
import { MonthMap } from './month-map.tsx'
import { ThisWeek } from './this-week.tsx'
import { WeekCharts } from './week-charts.tsx'

/** Days without a word, after which she is welcomed back. */
const awayFrom = 7

/** What her own days say: this week, week by week, day by day, and what came with the better ones. */
export function InsightsScreen({ pastDays }: { pastDays: ReactNode }) {
  const insights = useQuery(insightsQuery)
  return (
    <div className="grid gap-4">
      <PageHeader title="Insights" />
      {insights.isPending && <LoadingCards />}
      {insights.isError && !insights.data && (
        <ErrorState
          message={insights.error.message}
          onRetry={() => insights.refetch()}
          busy={insights.isFetching}
        />
      )}
      {insights.data && <Summary {...insights.data} />}
      <AppLink to={paths.insightsThreads()} className={buttonClass('secondary')}>
        {insightTexts.threads}
      </AppLink>
      {insights.data && insights.data.days.length > 0 && <RestOfDays>{pastDays}</RestOfDays>}
    </div>
  )
}

function Summary(insights: RouteReply<typeof readInsights>) {
  const { today, days, weekly_resets, told_before, helped, helped_from, named } = insights
  const last = days.at(-1)
  const isEmpty = days.length === 0 && weekly_resets === 0
  return (
    <>
      {last && last.day < addDays(today, -awayFrom) && <p className="text-lg">{insightTexts.welcomeBack}</p>}
      {isEmpty && (
        <EmptyState
          icon={<Sprout className="size-7" />}
          title={told_before ? insightTexts.backTitle : insightTexts.emptyTitle}
          action={
            <AppLink to={paths.checkIn()} className={buttonClass('primary')}>
              Go to check-in
            </AppLink>
          }
        >
          {told_before ? insightTexts.back : insightTexts.empty}
        </EmptyState>
      )}
      {isEmpty ? (
        <AppLink to={paths.insightsWeekly()} className={buttonClass('secondary')}>
          {insightTexts.week}
        </AppLink>
      ) : (
        <>
          <ThisWeek />
          <WeekCharts days={days} today={today} />
          <MonthMap days={days} today={today} />
          <HelpedChart helped={helped} helped_from={helped_from} named={named} />
        </>
      )}
    </>
  )
}

/** Fetched once it is opened. */
function RestOfDays({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 items-center font-bold text-primary-ink underline">
        {insightTexts.restOfDays}
      </summary>
      <div className="pt-2">{isOpen && children}</div>
    </details>
  )
}
