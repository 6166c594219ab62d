import type { FormEvent } from 'react'
import type { CheckInType } from '#contract/check-ins.ts'
import { type Heart, sortHearts } from '#contract/hearts.ts'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CharactersLeft } from '#web/ui/characters-left.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import type { Draft } from './draft.ts'
import { HeartRatings } from './heart-ratings.tsx'
import type { useCheckInFlow } from './use-check-in-flow.ts'

const heartOrder: Record<CheckInType, Heart[]> = {
  daily: sortHearts({ energy: 1, mood: 2, stress: 3 }),
  weekly_reset: sortHearts({ energy: 1, stress: 2, mood: 3 }),
}

/** What is asked of a week that runs, and of one that is over. */
const weeklyQuestions = {
  runs: [
    ['hardest', 'What was hardest this week?'],
    ['energyGiving', 'What gave you energy?'],
    ['nextWeek', 'What would you like next week to hold?'],
  ],
  over: [
    ['hardest', 'What was hardest last week?'],
    ['energyGiving', 'What gave you energy?'],
    ['nextWeek', 'What would you like this week to hold?'],
  ],
} as const

/** Three hearts and what she wants to say about them. */
export function CheckInForm({ flow }: { flow: ReturnType<typeof useCheckInFlow> }) {
  const { draft, change, missing, isSaving } = flow

  function submit(event: FormEvent) {
    event.preventDefault()
    flow.submit()
  }

  return (
    <Card>
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <HeartRatings
          value={draft.answers.responses}
          order={heartOrder[draft.answers.type]}
          missing={missing}
          onChange={change}
        />
        <Questions answers={draft.answers} isOfLastWeek={flow.isOfLastWeek} onChange={change} />
        <Button type="submit" busy={isSaving} busyLabel="Saving…">
          {draft.answers.type === 'daily' ? 'Save check-in' : 'Save weekly reset'}
        </Button>
      </form>
    </Card>
  )
}

interface QuestionsProps extends Pick<Draft, 'answers'> {
  isOfLastWeek: boolean
  onChange: (part: object) => void
}

function Questions({ answers, isOfLastWeek, onChange }: QuestionsProps) {
  if (answers.type === 'daily')
    return (
      <Answer
        label={answers.responses.prompt}
        value={answers.responses.promptResponse}
        onChange={(promptResponse) => onChange({ promptResponse })}
      />
    )
  return weeklyQuestions[isOfLastWeek ? 'over' : 'runs'].map(([name, label]) => (
    <Answer
      key={name}
      label={label}
      rows={2}
      value={answers.responses[name]}
      onChange={(answer) => onChange({ [name]: answer })}
    />
  ))
}

interface AnswerProps {
  label: string
  rows?: number
  value: string
  onChange: (answer: string) => void
}

/** What she wants to say to one question, and how much more fits once it gets long. */
function Answer({ label, rows = 3, value, onChange }: AnswerProps) {
  return (
    <div className="grid gap-1.5">
      <TextareaField
        label={label}
        optional
        rows={rows}
        maxLength={limits.checkInTextMax}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <CharactersLeft text={value} max={limits.checkInTextMax} />
    </div>
  )
}
