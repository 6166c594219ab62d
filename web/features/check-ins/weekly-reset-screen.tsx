import { checkInTexts } from '#content/check-ins.ts'
import { addDays } from '#contract/calendar.ts'
import { dateLabel } from '#web/lib/time/date-labels.ts'
import { paths } from '#web/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { CheckInForm } from './check-in-form.tsx'
import { CheckInReply } from './check-in-reply.tsx'
import { PastCheckIns } from './past-check-ins.tsx'
import { QueuedNotice } from './queued-notice.tsx'
import { TodaysSafetyCard } from './todays-safety-card.tsx'
import { useCheckInFlow } from './use-check-in-flow.ts'
import { useWeeksDone } from './use-weeks-done.ts'

const dateOf = (day: string) => dateLabel(day, { day: 'numeric', month: 'long' })

/** The look back on the week: three hearts and three questions, and those before it. */
export function WeeklyResetScreen() {
  const flow = useCheckInFlow('weekly_reset', '', useWeeksDone())
  const { stage, setStage, week = '', isOfLastWeek } = flow
  const toForm = () => setStage({ name: 'list' })
  return (
    <div className="grid gap-5">
      <PageHeader title="Weekly reset" backTo={paths.checkIn()} />
      {(stage.name === 'list' || stage.name === 'kept') && (
        <TodaysSafetyCard type="weekly_reset" undelivered={flow.undeliveredCard} />
      )}
      {stage.name === 'list' && (
        <>
          <p className="text-muted">
            {isOfLastWeek
              ? checkInTexts.lastWeek(dateOf(week), dateOf(addDays(week, 6)))
              : checkInTexts.thisWeek(dateOf(week))}{' '}
            {checkInTexts.weekHint}
          </p>
          <CheckInForm flow={flow} />
          <section aria-labelledby="past" className="grid gap-3">
            <h2 id="past" className="text-lg">
              Earlier weeks
            </h2>
            <PastCheckIns type="weekly_reset" onOpen={flow.open} />
          </section>
        </>
      )}
      {stage.name === 'loading' && <LoadingCards count={2} label="Loading your weekly reset…" />}
      {stage.name === 'kept' && <QueuedNotice waiting={flow.kept} onChange={flow.takeBack} onDone={toForm} />}
      {stage.name === 'reply' && <CheckInReply checkIn={stage.checkIn} reply={flow.reply} onDone={toForm} />}
    </div>
  )
}
