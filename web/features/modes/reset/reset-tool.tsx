import { useState } from 'react'
import { type RhythmId, resetLines, resetTexts, rhythms } from '#content/modes/reset.ts'
import { BreathingPacer } from '#web/ui/breathing-pacer.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'

/** Two minutes of paced breathing, in the rhythm she picks. */
export function ResetTool() {
  const [chosen, setChosen] = useState<RhythmId>(rhythms[0].id)
  const option = rhythms.find(({ id }) => id === chosen) ?? rhythms[0]
  return (
    <Card aria-labelledby="breathe" className="grid gap-5">
      <h2 id="breathe" className="text-lg">
        {resetTexts.title}
      </h2>
      <BreathingPacer key={chosen} rhythm={option.rhythm} lines={resetLines} />
      <div className="grid gap-2">
        <ChoiceGroup
          legend={resetTexts.legend}
          choices={rhythms.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          layout="columns"
          onChange={setChosen}
        />
        <p role="status" className="text-muted text-sm">
          {option.hint}
        </p>
      </div>
    </Card>
  )
}
