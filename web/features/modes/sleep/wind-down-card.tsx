import { useState } from 'react'
import { windDownTexts as texts } from '#content/modes/sleep.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { WindDown } from './wind-down.tsx'

/** The way into the dark screen, and back to where she was. */
export function WindDownCard() {
  const [startedAt, setStartedAt] = useState<number | null>(null)

  return (
    <Card aria-labelledby="wind-down" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="wind-down" className="text-lg">
          {texts.title}
        </h2>
        <p className="text-muted">{texts.intro}</p>
      </div>
      <Button onClick={() => setStartedAt(Date.now())}>{texts.start}</Button>
      {startedAt !== null && <WindDown startedAt={startedAt} onLeave={() => setStartedAt(null)} />}
    </Card>
  )
}
