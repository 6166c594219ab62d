import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'wouter'
import { moduleTexts } from '#content/rediscover/exercises.ts'
import { goalTexts, rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import type { WholeSession } from '#contract/rediscover.ts'
import { rediscoverModules } from '#contract/rediscover-exercises.ts'
import { isGrave } from '#contract/safety.ts'
import { CallError } from '#web/lib/api/call.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { dateLabel } from '#web/lib/time/date-labels.ts'
import { paths } from '#web/paths.ts'
import { gravestCard } from '#web/safety/card-for-reply.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { AnnotatedAnswer } from './annotated-answer.tsx'
import { programmeQuery, sessionQuery } from './api.ts'
import { BoardLink } from './board-link.tsx'
import { CompanionReflection } from './companion-reflection.tsx'
import { GoalOnBoard } from './goal-on-board.tsx'
import { Keepsake } from './keepsake.tsx'
import { ProgrammeComparison } from './programme-comparison.tsx'
import { useSessionDay } from './use-session-day.ts'

const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** A programme that she did before, read again; or two of them side by side. */
export function PastProgrammeScreen() {
  const { sessionId = '' } = useParams()
  const [search] = useSearchParams()
  const withId = search.get('with')
  const found = useQuery(sessionQuery(sessionId))
  const other = useQuery({ ...sessionQuery(withId ?? ''), enabled: withId !== null })
  const error = found.error ?? other.error
  const isGone = error instanceof CallError && error.status === 404
  const day = useSessionDay()
  const titleOf = ({ session }: WholeSession) => day(session)
  return (
    <div className="grid gap-5">
      <PageHeader
        title={withId ? texts.comparePage : found.data ? day(found.data.session, shortDay) : texts.title}
        backTo={paths.rediscover()}
        backLabel={texts.backToAll}
      />
      {isGone ? (
        <ErrorState message={texts.notFound}>
          <AppLink to={paths.rediscover()} className={buttonClass('secondary')}>
            {texts.backToAll}
          </AppLink>
        </ErrorState>
      ) : error && !(found.data && (!withId || other.data)) ? (
        <ErrorState
          message={loadFailureText(texts.what, error)}
          busy={found.isFetching || other.isFetching}
          onRetry={() => {
            void found.refetch()
            if (withId) void other.refetch()
          }}
        />
      ) : !found.data || (withId && !other.data) ? (
        <LoadingCards count={2} label={texts.loading} />
      ) : other.data ? (
        <ProgrammeComparison two={[found.data, other.data]} />
      ) : (
        <ReadAgain whole={found.data} title={titleOf(found.data)} />
      )}
    </div>
  )
}

function ReadAgain({ whole, title }: { whole: WholeSession; title: string }) {
  const { session, entries, reflections } = whole
  const grave = entries.filter(({ safety }) => isGrave(safety.level))
  const isNew = history.state?.isNew === true
  return (
    <>
      {isNew && (
        <Banner role="status" tone="good">
          {texts.finished}
        </Banner>
      )}
      <LazySafetyCard id={gravestCard(grave.map(({ safety }) => safety.cardId))} of={session.id} />
      <Keepsake
        title={title}
        responses={entries.filter((entry) => !grave.includes(entry)).map(({ response }) => response)}
      />
      {session.weekly_goal && session.goal_status && (
        <Card aria-labelledby="goal" className="grid gap-1">
          <h2 id="goal" className="font-bold text-muted text-sm">
            {goalTexts.title}
          </h2>
          <p className="font-bold text-lg wrap-anywhere">{session.weekly_goal}</p>
          <p className="text-muted">
            {session.goal_due && session.goal_status === 'pending'
              ? goalTexts.until(
                  dateLabel(session.goal_due, { weekday: 'long', day: 'numeric', month: 'long' }),
                )
              : goalTexts.statuses[session.goal_status]}
          </p>
          <GoalOnBoard sessionId={session.id} isOnBoard={session.on_board} />
        </Card>
      )}
      {isNew && (
        <AppLink to={paths.home()} className={buttonClass()}>
          {texts.toHome}
        </AppLink>
      )}
      {isNew && <BoardLink />}
      {rediscoverModules.map((module) => {
        const said = entries.filter(({ response }) => response.module === module && response.data)
        const reflection = reflections.find((one) => one.module === module)
        if (said.length === 0) return null
        return (
          <Card key={module} aria-labelledby={`past-${module}`} className="grid gap-6">
            <h2 id={`past-${module}`} className="text-lg">
              {moduleTexts[module].name}
            </h2>
            {said.map(({ prompt_id, response, safety }) => (
              <AnnotatedAnswer key={prompt_id} response={response} isGrave={isGrave(safety.level)} />
            ))}
            {reflection && <CompanionReflection text={reflection.text} />}
          </Card>
        )
      })}
      <Others sessionId={session.id} />
    </>
  )
}

/** Others of hers that this one can be laid beside. */
function Others({ sessionId }: { sessionId: string }) {
  const { data } = useQuery(programmeQuery)
  const day = useSessionDay()
  const others = data?.sessions.filter(({ id, completed_at }) => id !== sessionId && completed_at) ?? []
  if (others.length === 0) return null
  return (
    <section aria-labelledby="beside" className="grid gap-2">
      <h2 id="beside" className="text-lg">
        {texts.compare}
      </h2>
      {others.map((other) => (
        <AppLink
          key={other.id}
          to={paths.rediscoverPast(sessionId, { with: other.id })}
          className={buttonClass('secondary')}
        >
          {texts.compareWith(day(other))}
        </AppLink>
      ))}
    </section>
  )
}
