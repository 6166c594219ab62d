import { exerciseTexts } from '#content/rediscover/exercises.ts'
import { wordsBack } from '#content/rediscover/words-back.ts'
import type { RediscoverResponse } from '#contract/rediscover.ts'
import { AnswerView } from './answer-view.tsx'

interface AnnotatedAnswerProps {
  response: RediscoverResponse
  isGrave: boolean
  /** The way back to the exercise, where there is one. */
  action?: React.ReactNode
}

/** An exercise as she answered it, and the guide's word in the margin. */
export function AnnotatedAnswer({ response, isGrave, action }: AnnotatedAnswerProps) {
  const back = wordsBack(response, isGrave)
  const titleId = `said-${response.exercise}`
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 id={titleId} className="font-bold text-muted text-sm">
          {exerciseTexts[response.exercise].title}
        </h3>
        {action}
      </div>
      <AnswerView response={response} />
      {back && <p className="border-accent border-l-4 pl-3 text-muted italic">{back}</p>}
    </section>
  )
}
