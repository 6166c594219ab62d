import { useState } from 'react'
import { memoryTexts as texts } from '#content/memory/texts.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { LineForm } from './line-form.tsx'

/** Something to remember, written here. */
export function AddLine({ onRead }: { onRead: (safety: SafetyNotice) => void }) {
  // Made on the phone, so that a second try adds no second line.
  const [id, setId] = useState<string | null>(null)
  const root = useFocusFallback()
  return (
    <div ref={root} tabIndex={-1} className="grid outline-none">
      {id ? (
        <Card>
          <LineForm
            id={id}
            label={texts.addLabel}
            hint={texts.addHint}
            initial=""
            isKept
            onRead={onRead}
            onDone={() => setId(null)}
          />
        </Card>
      ) : (
        <Button variant="secondary" onClick={() => setId(crypto.randomUUID())}>
          {texts.add}
        </Button>
      )}
    </div>
  )
}
