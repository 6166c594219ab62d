import { promptOfDay } from '#content/check-in-prompts.ts'
import { streakLine } from '#content/check-ins.ts'
import { writtenText } from '#contract/check-ins.ts'
import { dayIn } from '#contract/day.ts'
import { withToday } from '#contract/streak.ts'
import { useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { useMember } from '#web/member/profile.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { readQueued, useCheckIns } from './api.ts'
import { CheckInForm } from './check-in-form.tsx'
import { CheckInReply } from './check-in-reply.tsx'
import { isStarted } from './draft.ts'
import { PastCheckIns } from './past-check-ins.tsx'
import { QueuedNotice } from './queued-notice.tsx'
import { TodaysSafetyCard } from './todays-safety-card.tsx'
import { UndeliveredCard } from './undelivered-card.tsx'
import { useCheckInFlow } from './use-check-in-flow.ts'
import { useToday } from './use-today.ts'

/** The daily check-in, and those before it. */
export function CheckInScreen() {
  const today = useToday()
  const { isLossMode } = useMember()
  const flow = useCheckInFlow('daily', promptOfDay(today, isLossMode))
  const { stage, setStage } = flow
  const toList = () => setStage({ name: 'list' })
  return (
    <div className="grid gap-5">
      <PageHeader
        title="Check-in"
        {...(stage.name === 'list'
          ? { backTo: paths.home(), backLabel: 'Back to home' }
          : { onBack: toList })}
      />
      {(stage.name === 'list' || stage.name === 'kept') && <TodaysSafetyCard type="daily" />}
      {stage.name === 'list' && (
        <>
          <Begin today={today} isBegun={isStarted(flow.draft)} onBegin={() => setStage({ name: 'form' })} />
          <section aria-labelledby="past" className="grid gap-3">
            <h2 id="past" className="text-lg">
              Earlier check-ins
            </h2>
            <PastCheckIns type="daily" onOpen={flow.open} />
          </section>
          <AppLink to={paths.weeklyReset()} className={buttonClass('quiet')}>
            Look back on the week
          </AppLink>
        </>
      )}
      {stage.name === 'form' && (
        <>
          <UndeliveredCard id={flow.undeliveredCard} of={writtenText(flow.draft.answers)} />
          <CheckInForm flow={flow} />
        </>
      )}
      {stage.name === 'loading' && <LoadingCards count={2} label="Loading your check-in…" />}
      {stage.name === 'kept' && <QueuedNotice waiting={flow.kept} onChange={flow.takeBack} onDone={toList} />}
      {stage.name === 'reply' && <CheckInReply checkIn={stage.checkIn} reply={flow.reply} onDone={toList} />}
    </div>
  )
}

/** Her run of days, and the way into today's check-in or, since several a day are fine, into another. */
function Begin({ today, isBegun, onBegin }: { today: string; isBegun: boolean; onBegin: () => void }) {
  const { data, known } = useCheckIns('daily')
  const { drafts } = readQueued(useOutboxItems(), 'daily')
  const { timezone } = useMember()
  const isWaiting = drafts.some(({ answeredAt: writtenAt }) => dayIn(timezone, new Date(writtenAt)) === today)
  const streak = isWaiting ? withToday(data?.streak) : data?.streak
  const answeredToday = streak ? !streak.today_open : known.some(({ day }) => day === today)
  return (
    <>
      {/* Its place is there before it is, so that the button stays beneath her thumb. */}
      <p className="grid min-h-[2lh] content-end text-lg">
        {streak && streakLine(streak, data?.check_ins.length !== 0)}
      </p>
      <Button variant={answeredToday ? 'secondary' : 'primary'} onClick={onBegin}>
        {isBegun ? 'Carry on with your check-in' : answeredToday ? 'Check in again' : 'Check in now'}
      </Button>
    </>
  )
}
