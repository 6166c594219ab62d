import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { insightTexts } from '#content/insights/words.ts'
import { modes } from '#content/modes.ts'
import { offlineTexts } from '#content/offline.ts'
import { addDays } from '#contract/calendar.ts'
import type { Week, WeekTip } from '#contract/insights.ts'
import { isGrave } from '#contract/safety.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { dateLabel } from '#web/lib/time/date-labels.ts'
import { useModePath } from '#web/member/entitlement.ts'
import { paths } from '#web/paths.ts'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { useWeek } from './api.ts'
import { weekRestsOn } from './measures.ts'

/** One of her weeks in words, with tips from what she told; `?week=` names any day of it. */
export function WeeklyInsightsScreen() {
  const [search] = useSearchParams()
  const week = useWeek(search.get('week'))
  return (
    <div aria-busy={week.isPlaceholderData} className="grid gap-4">
      <PageHeader title="Your week" backTo={paths.insights()} backLabel="Back to insights" />
      {week.isPending && <LoadingCards count={2} />}
      {week.isKept && <p className="text-muted text-sm">{offlineTexts.kept}</p>}
      {week.error && (
        <ErrorState
          message={loadFailureText('your week', week.error)}
          onRetry={() => week.refetch()}
          busy={week.isFetching}
        >
          <AppLink to={paths.insightsWeekly()} className={buttonClass('quiet', 'sm')}>
            Go to this week
          </AppLink>
        </ErrorState>
      )}
      {week.data && <WeekInWords week={week.data} isLeaving={week.isPlaceholderData} />}
    </div>
  )
}

interface ShownWeek {
  week: Week
  /** Another week is on its way. */
  isLeaving: boolean
}

function WeekInWords({ week, isLeaving }: ShownWeek) {
  const { level, cardId } = week.safety
  return (
    <>
      <WeekSteps week={week} isLeaving={isLeaving} />
      {isGrave(level) && cardId && <SafetyCard id={cardId} of={week.week_start} />}
      <Card aria-labelledby="week" className="grid gap-3">
        {week.lines.map((line) => (
          <p key={line} dir="auto" className="wrap-anywhere">
            {line}
          </p>
        ))}
        {week.lines.length === 0 && (
          <p>{week.is_this_week ? insightTexts.weekTooLittle : insightTexts.pastWeekTooLittle}</p>
        )}
        <p className="text-muted text-sm empty:hidden">{weekRestsOn(week)}</p>
      </Card>
      {week.tips.length > 0 && (
        <section aria-labelledby="tips" className="grid gap-3">
          <h2 id="tips" className="text-lg">
            What might help
          </h2>
          <ul className="grid gap-3">
            {week.tips.map((tip) => (
              <TipRow key={tip.because} tip={tip} />
            ))}
          </ul>
        </section>
      )}
      {week.is_this_week && week.rests_on.weekly_resets === 0 && (
        <AppLink to={paths.weeklyReset()} className={buttonClass('secondary')}>
          Look back on the week
        </AppLink>
      )}
    </>
  )
}

function WeekSteps({ week, isLeaving }: ShownWeek) {
  const first = dateLabel(week.week_start, { day: 'numeric', month: 'short' })
  const last = dateLabel(week.week_end, { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <div className="-mx-2 flex min-h-11 items-center justify-between">
      <Step
        from={week.week_start}
        to={week.has_earlier && !isLeaving ? addDays(week.week_start, -7) : null}
        label="The week before"
      >
        <ChevronLeft aria-hidden className="size-6" />
      </Step>
      <h2 id="week" aria-live="polite" className="min-w-0 flex-1 text-center text-lg">
        {week.is_this_week ? 'This week' : `${first} to ${last}`}
      </h2>
      <Step
        from={week.week_start}
        to={week.is_this_week || isLeaving ? null : addDays(week.week_start, 7)}
        label="The week after"
      >
        <ChevronRight aria-hidden className="size-6" />
      </Step>
    </div>
  )
}

interface StepProps {
  /** The week on show. */
  from: string
  /**
   * Null at the end of her weeks, and while one is on its way: the link then leads nowhere, and stays, with the focus that it may
   * have.
   */
  to: string | null
  label: string
  children: ReactNode
}

function Step({ from, to, label, children }: StepProps) {
  return (
    <AppLink
      to={paths.insightsWeekly({ week: to ?? from })}
      aria-label={label}
      aria-disabled={to === null}
      className={classes(iconButtonClass, 'aria-disabled:text-muted/50')}
      onClick={(event) => to === null && event.preventDefault()}
    >
      {children}
    </AppLink>
  )
}

function TipRow({ tip }: { tip: WeekTip }) {
  const mode = modes.find(({ id }) => id === tip.mode)
  const wayTo = useModePath()
  const to = mode && wayTo(mode.id)
  return (
    <li>
      <Card padding="sm" className="grid gap-1.5">
        <p className="text-muted text-sm">{tip.because}</p>
        <p className="font-semibold">{tip.text}</p>
        {to && (
          <AppLink
            to={to}
            className="inline-flex min-h-11 items-center justify-self-start font-bold text-primary-ink underline"
          >
            Open {mode.name}
          </AppLink>
        )}
      </Card>
    </li>
  )
}
