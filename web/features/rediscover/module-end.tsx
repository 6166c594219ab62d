import { useQuery } from '@tanstack/react-query'
import { exerciseTexts, moduleTexts } from '#content/rediscover/exercises.ts'
import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import { exercisesOf, type RediscoverModule, rediscoverModules } from '#contract/rediscover-exercises.ts'
import { paths } from '#web/paths.ts'
import { gravestCard, isGraveCard } from '#web/safety/card-for-reply.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { AnnotatedAnswer } from './annotated-answer.tsx'
import { reflectionQuery } from './api.ts'
import { CompanionReflection } from './companion-reflection.tsx'
import type { LocalAnswers } from './local-answers.ts'
import { ProgrammeProgress } from './programme-progress.tsx'
import { ProgressFlower } from './progress-flower.tsx'
import { StepHeading } from './step-heading.tsx'

interface ModuleEndProps {
  sessionId: string
  module: RediscoverModule
  answers: LocalAnswers
  onDone: () => void
}

/** A rest after a module: what she said, a word beside each, and what the companion notices in all of it. */
export function ModuleEnd({ sessionId, module, answers, onDone }: ModuleEndProps) {
  const { name, done } = moduleTexts[module]
  const at = rediscoverModules.indexOf(module)
  const next = rediscoverModules[at + 1]
  const said = exercisesOf(module).flatMap((exercise) => answers[exercise] ?? [])
  const cardId = gravestCard(said.map((answer) => answer.cardId))
  const versions = versionsOf(said)
  const tone = answers.tone?.response.data?.choice ?? undefined
  return (
    <>
      <ProgrammeProgress module={module} step={`end-${module}`} />
      <div className="grid justify-items-center gap-2 text-center">
        <ProgressFlower open={at + 1} className="size-28" />
        <StepHeading id="module-end">{name}</StepHeading>
        <p className="text-muted">{done}</p>
      </div>
      <Card aria-label={texts.yourWords} className="grid gap-6">
        {said.map(({ response, isGrave }) => (
          <AnnotatedAnswer
            key={response.exercise}
            response={response}
            isGrave={isGrave}
            action={
              <AppLink
                to={paths.rediscover({ step: response.exercise })}
                state={{ returnTo: `end-${module}` }}
                aria-label={`${texts.change}: ${exerciseTexts[response.exercise].title}`}
                className={`${buttonClass('quiet', 'sm')} -my-2 -mr-3`}
              >
                {texts.change}
              </AppLink>
            }
          />
        ))}
        {said.length === 0 && <p className="text-muted">{texts.skipped}</p>}
      </Card>
      {isGraveCard(cardId) && <LazySafetyCard id={cardId} of={versions} />}
      <Reflection sessionId={sessionId} module={module} answers={answers} />
      <Button onClick={onDone}>{next ? texts.onTo(moduleTexts[next].name) : texts.toFinish}</Button>
      <AppLink to={paths.modeChat('rediscover', { module, tone })} className={buttonClass('secondary')}>
        {texts.talk}
      </AppLink>
      <AppLink to={paths.rediscover()} className={buttonClass('quiet')}>
        {texts.pause}
      </AppLink>
      {/* For when she wants it: it is in her way nowhere. */}
      {!isGraveCard(cardId) && <LazySafetyCard id={cardId} of={versions} />}
    </>
  )
}

/** What tells these answers from others of the same exercises. */
const versionsOf = (said: readonly { base: number | null }[]): string => said.map(({ base }) => base).join()

/** What the companion says of it, where a model answers her; else the words beside each answer are all there is. */
function Reflection({
  sessionId,
  module,
  answers,
}: Pick<ModuleEndProps, 'sessionId' | 'module' | 'answers'>) {
  const said = exercisesOf(module).flatMap((exercise) => answers[exercise] ?? [])
  // It is asked for once the server has all of them.
  const isThere = said.length > 0 && said.every(({ waiting }) => !waiting)
  const { data } = useQuery({
    ...reflectionQuery(sessionId, module, versionsOf(said)),
    enabled: isThere && said.some(({ response }) => response.data),
  })
  return (
    <div aria-live="polite" className="empty:hidden">
      {data && <CompanionReflection text={data} />}
    </div>
  )
}
