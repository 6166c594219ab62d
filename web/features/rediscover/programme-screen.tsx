import { useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { moduleTexts } from '#content/rediscover/exercises.ts'
import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import type { ExerciseId, RediscoverModule } from '#contract/rediscover-exercises.ts'
import { exerciseIds } from '#contract/rediscover-exercises.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ExerciseScreen } from './exercise-screen.tsx'
import { FinishScreen } from './finish-screen.tsx'
import { answeredIn } from './local-answers.ts'
import { ModuleEnd } from './module-end.tsx'
import { asStep, moduleOfStep, type Step, stepAfter, stepBefore } from './steps.ts'
import type { useProgramme } from './use-programme.ts'

const isExercise = (step: Step): step is ExerciseId => exerciseIds.some((exercise) => exercise === step)

/** One screen of the programme that she is in. */
export function ProgrammeScreen({
  step,
  programme,
}: {
  step: Step
  programme: ReturnType<typeof useProgramme>
}) {
  const { sessionId, answers, begunAt } = programme
  const [, navigate] = useLocation()
  const before = stepBefore(step)
  const module = moduleOfStep(step)
  const refused = answeredIn(answers).find(
    (exercise) => exercise !== step && answers[exercise]?.waiting?.refused,
  )
  // What comes next is fetched with this screen: it must open when the connection is gone, too.
  useEffect(() => void import('#web/safety/safety-card.tsx').catch(() => undefined), [])

  if (!sessionId) return <Redirect to={paths.rediscover()} replace />
  // From where she came to change one answer, she goes back there.
  const onDone = () =>
    navigate(paths.rediscover({ step: asStep(history.state?.returnTo) ?? stepAfter(step) }))
  return (
    <div key={step} className="grid gap-5">
      <PageHeader
        title={module ? moduleTexts[module].name : texts.title}
        backTo={before ? paths.rediscover({ step: before }) : paths.rediscover()}
        backLabel={texts.back}
      />
      {refused && (
        <Banner
          tone="danger"
          title={texts.refusedTitle}
          action={
            <AppLink to={paths.rediscover({ step: refused })} className="font-bold underline">
              {texts.lookAtIt}
            </AppLink>
          }
        />
      )}
      {isExercise(step) ? (
        <ExerciseScreen sessionId={sessionId} exercise={step} answers={answers} onDone={onDone} />
      ) : step === 'finish' ? (
        <FinishScreen sessionId={sessionId} answers={answers} begunAt={begunAt} />
      ) : (
        <ModuleEnd
          sessionId={sessionId}
          module={step.slice('end-'.length) as RediscoverModule}
          answers={answers}
          onDone={onDone}
        />
      )}
    </div>
  )
}
