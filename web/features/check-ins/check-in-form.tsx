import type { FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import type { Draft } from './draft.ts'
import { Hearts } from './hearts.tsx'
import type { useCheckInFlow } from './use-check-in-flow.ts'

const heartOrder = {
  daily: ['energy', 'mood', 'stress'],
  weekly_reset: ['energy', 'stress', 'mood'],
} as const

const weeklyQuestions = [
  ['hardest', 'What was hardest this week?'],
  ['energyGiving', 'What gave you energy?'],
  ['nextWeek', 'What would you like next week to hold?'],
] as const

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
        <Hearts
          value={draft.told.responses}
          order={heartOrder[draft.told.type]}
          missing={missing}
          onChange={change}
        />
        <Questions told={draft.told} onChange={change} />
        <Button type="submit" busy={isSaving} busyLabel="Saving…">
          {draft.told.type === 'daily' ? 'Save check-in' : 'Save weekly reset'}
        </Button>
      </form>
    </Card>
  )
}

function Questions({ told, onChange }: Pick<Draft, 'told'> & { onChange: (part: object) => void }) {
  if (told.type === 'daily')
    return (
      <TextareaField
        label={told.responses.prompt}
        optional
        maxLength={limits.checkInTextMax}
        value={told.responses.promptResponse}
        onChange={(event) => onChange({ promptResponse: event.target.value })}
      />
    )
  return weeklyQuestions.map(([name, label]) => (
    <TextareaField
      key={name}
      label={label}
      optional
      rows={2}
      maxLength={limits.checkInTextMax}
      value={told.responses[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  ))
}
