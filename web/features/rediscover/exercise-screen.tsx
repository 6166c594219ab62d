import { useState } from 'react'
import { exerciseTexts } from '#content/rediscover/exercises.ts'
import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import type { AnswerData } from '#contract/rediscover.ts'
import { type ExerciseId, exercises } from '#contract/rediscover-exercises.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { asText } from '#web/lib/device/parse.ts'
import { asList } from '#web/lib/device/parse-combinators.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { isKeyboardClick, useSettled } from '#web/ui/use-settled.ts'
import { AnswerConflict } from './answer-conflict.tsx'
import { keptWordsKey } from './draft.ts'
import { ExerciseFields } from './exercise-fields.tsx'
import type { LocalAnswers } from './local-answers.ts'
import { ProgrammeProgress } from './programme-progress.tsx'
import { StepHeading } from './step-heading.tsx'
import { useAnswer } from './use-answer.ts'

interface ExerciseScreenProps {
  sessionId: string
  exercise: ExerciseId
  answers: LocalAnswers
  onDone: () => void
}

/** What an exercise begins with: what an earlier one, or this phone, already knows. */
function beginsWith(exercise: ExerciseId, answers: LocalAnswers): Partial<AnswerData> {
  if (exercise === 'values') return { words: readStored(keptWordsKey, asList(asText)) ?? [] }
  const [first] = answers.tiny?.response.data?.words ?? []
  return exercise === 'when-then' && first ? { texts: { plan: first } } : {}
}

/** One exercise: a question, room to answer it, and a way past it. */
export function ExerciseScreen({ sessionId, exercise, answers, onDone }: ExerciseScreenProps) {
  const known = answers[exercise]
  const [begins] = useState(() => beginsWith(exercise, answers))
  const { data, isBlank, change, save, drop } = useAnswer(sessionId, exercise, known, begins)
  const isSettled = useSettled(exercise)
  const [failure, setFailure] = useState<string>()
  const cardId = useExplicitCard([...Object.values(data.texts), ...data.words])
  const { title, intro, why } = exerciseTexts[exercise]
  const refused = known?.waiting?.refused ? known.waiting : undefined

  async function next() {
    try {
      await save()
    } catch (error) {
      setFailure(failureText(error, texts.notSaved))
      return
    }
    if (exercise === 'values') writeStored(keptWordsKey, undefined)
    onDone()
  }

  return (
    <>
      <ProgrammeProgress module={exercises[exercise].module} step={exercise} />
      <LazySafetyCard id={cardId} of={exercise} />
      {known && refused && (
        <AnswerConflict sessionId={sessionId} answer={known} waiting={refused} onChosen={drop} />
      )}
      <Card aria-labelledby="exercise" className="grid gap-5">
        <div className="grid gap-1.5">
          <StepHeading id="exercise">{title}</StepHeading>
          <p className="text-muted">{intro}</p>
        </div>
        <ExerciseFields exercise={exercise} data={data} answers={answers} onChange={change} />
        <details className="text-sm">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-bold text-primary-ink">
            {texts.why}
          </summary>
          <p className="text-muted">{why}</p>
        </details>
      </Card>
      {failure && <FieldError id="not-kept">{failure}</FieldError>}
      <Button
        variant={isBlank ? 'secondary' : 'primary'}
        aria-disabled={!isSettled || undefined}
        onClick={(event) => (isSettled || isKeyboardClick(event)) && void next()}
      >
        {isBlank ? texts.skip : texts.next}
      </Button>
      {known?.waiting && !refused && (
        <p role="status" className="text-center text-muted text-sm">
          {texts.savedHere}
        </p>
      )}
    </>
  )
}
