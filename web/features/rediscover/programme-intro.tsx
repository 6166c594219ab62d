import { Check } from 'lucide-react'
import { useLocation } from 'wouter'
import { moduleTexts } from '#content/rediscover/exercises.ts'
import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import { rediscoverModules } from '#contract/rediscover-exercises.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { BoardLink } from './board-link.tsx'
import { answeredIn } from './local-answers.ts'
import { ProgressFlower } from './progress-flower.tsx'
import { StartOver } from './start-over.tsx'
import { moduleOfStep, modulesDone, resumeAt } from './steps.ts'
import { useProgramme } from './use-programme.ts'

/** The way in: what it is, how far she is, and the button that begins it or goes on. */
export function ProgrammeIntro() {
  const programme = useProgramme()
  const { isKnown, isPending, error, isFetching, refetch, sessionId, answers, others } = programme
  const [, navigate] = useLocation()
  if (!isKnown)
    return isPending || !error ? (
      <LoadingCards count={2} label={texts.loading} />
    ) : (
      <ErrorState message={loadFailureText(texts.what, error)} busy={isFetching} onRetry={() => refetch()} />
    )

  const answered = answeredIn(answers)
  const isBegun = sessionId !== null && answered.length > 0
  const at = resumeAt(answered)
  const here = isBegun ? moduleOfStep(at) : undefined
  const label = isBegun ? texts.goOn : others.length > 0 ? texts.again : texts.begin

  function start() {
    if (!sessionId) programme.begin()
    navigate(paths.rediscover({ step: at }))
  }

  return (
    <>
      <Card aria-labelledby="programme-intro" className="grid gap-5">
        <div className="grid justify-items-center gap-3 text-center">
          <ProgressFlower open={modulesDone(answered)} className="size-36" />
          <h2 id="programme-intro" className="text-2xl">
            {texts.heading}
          </h2>
          <p>{texts.intro}</p>
        </div>
        <ol aria-label={texts.parts} className="grid gap-1">
          {rediscoverModules.map((module, index) => {
            const isDone = index < modulesDone(answered)
            const isHere = module === here
            return (
              <li
                key={module}
                aria-current={isHere ? 'step' : undefined}
                className="flex items-center gap-3 rounded-2xl px-2 py-1.5 aria-[current]:bg-accent-soft aria-[current]:text-on-accent"
              >
                <span
                  aria-hidden
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-extrabold text-on-accent text-sm"
                >
                  {isDone ? <Check className="size-4.5" /> : index + 1}
                </span>
                <span className="min-w-0">
                  <span className="block font-bold leading-tight">
                    {moduleTexts[module].name}
                    {(isDone || isHere) && (
                      <span className="font-normal text-sm">
                        {' '}
                        · {isDone ? texts.partDone : texts.partHere}
                      </span>
                    )}
                  </span>
                  <span className="block text-sm leading-snug">{moduleTexts[module].line}</span>
                </span>
              </li>
            )
          })}
        </ol>
        <Button onClick={start}>{label}</Button>
        {isBegun && <StartOver sessionId={sessionId} />}
        <p className="text-center text-muted text-sm">{texts.private}</p>
      </Card>
      <BoardLink />
    </>
  )
}
