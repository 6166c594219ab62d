import { Sparkles, Sprout } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { insightTexts } from '#content/insights/words.ts'
import { addDays } from '#contract/calendar.ts'
import { dayIn } from '#contract/day.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { dateLabel } from '#web/lib/time/date-labels.ts'
import { useMember } from '#web/member/profile.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { type Insights, useInsights } from './api.ts'
import { HelpedChart } from './helped-chart.tsx'
import { MonthMap } from './month-map.tsx'
import { ThisWeek } from './this-week.tsx'
import { WeekCharts } from './week-charts.tsx'

/** Days without a word, after which she is welcomed back. */
const awayFrom = 7
/** From how many goals that she kept they are counted. */
const fewestGoals = 2

const isEmpty = ({ days, weekly_resets }: Insights) => days.length === 0 && weekly_resets === 0

/** What her own days say: this week, week by week, day by day, and what came with the better ones. */
export function InsightsScreen({ pastDays }: { pastDays: ReactNode }) {
  const { data, isPending, error, refetch, isFetching } = useInsights()
  const screen = useFocusFallback()
  return (
    <div ref={screen} tabIndex={-1} className="grid gap-4 outline-none">
      <PageHeader title="Insights" />
      {isPending && <LoadingCards />}
      {error && (
        <ErrorState message={loadFailureText('your insights', error)} onRetry={refetch} busy={isFetching} />
      )}
      {data && <Opening {...data} />}
      <AppLink to={paths.insightsWeekly()} className={buttonClass('secondary')}>
        {insightTexts.week}
      </AppLink>
      <AppLink to={paths.insightsThreads()} className={buttonClass('secondary')}>
        {insightTexts.threads}
      </AppLink>
      {data && <GoalsKept {...data} />}
      {data && !isEmpty(data) && <Charts {...data} />}
      {data && (data.days.length > 0 || data.has_earlier_answers) && <RestOfDays>{pastDays}</RestOfDays>}
    </div>
  )
}

/** Goals of a week that she kept, since the month in which she took on the first; one alone says nothing of a while. */
function GoalsKept({ goals_kept, goals_since, today }: Insights) {
  const { timezone } = useMember()
  if (goals_kept < fewestGoals || !goals_since) return null
  const day = dayIn(timezone, new Date(goals_since))
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const since = dateLabel(day, { month: 'long', ...(!isThisYear && { year: 'numeric' }) })
  return (
    <LinkRow
      to={paths.rediscover()}
      icon={Sparkles}
      title={insightTexts.goalsKept(goals_kept, since)}
      text={insightTexts.goalsFrom}
    />
  )
}

/** This week, or the way to a first word where there is nothing yet. */
function Opening(insights: Insights) {
  const { today, days, has_earlier_answers } = insights
  const last = days.at(-1)
  return (
    <>
      {last && last.day < addDays(today, -awayFrom) && <p className="text-lg">{insightTexts.welcomeBack}</p>}
      {isEmpty(insights) ? (
        <EmptyState
          icon={<Sprout className="size-7" />}
          title={has_earlier_answers ? insightTexts.backTitle : insightTexts.emptyTitle}
          action={
            <AppLink to={paths.checkIn()} className={buttonClass('primary')}>
              Go to check-in
            </AppLink>
          }
        >
          {has_earlier_answers ? insightTexts.back : insightTexts.empty}
        </EmptyState>
      ) : (
        <ThisWeek />
      )}
    </>
  )
}

function Charts({ today, days, helped, helped_from, helped_days, named }: Insights) {
  return (
    <>
      <WeekCharts days={days} today={today} />
      <MonthMap days={days} today={today} />
      <HelpedChart helped={helped} helped_from={helped_from} helped_days={helped_days} named={named} />
    </>
  )
}

/** Fetched once it is opened: by her, or where she comes to see one of them. */
function RestOfDays({ children }: { children: ReactNode }) {
  const isMeant = useSearchParams()[0].has('at')
  const [isOpen, setOpen] = useState(isMeant)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 items-center font-bold text-primary-ink underline">
        {insightTexts.restOfDays}
      </summary>
      <div className="pt-2">{isOpen && children}</div>
    </details>
  )
}
