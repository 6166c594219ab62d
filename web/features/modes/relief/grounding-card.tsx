import { useRef, useState } from 'react'
import { senses, groundingTexts as texts } from '#content/modes/relief.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { ProgressSteps } from '#web/ui/progress-steps.tsx'
import { findOne, type Grounding, groundingStart, lastSense, nextSense } from './grounding.ts'

const counts = senses.map(({ count }) => count)

/** 5-4-3-2-1, a tap for each thing found. One button leads through, so the thumb can stay where it is. */
export function GroundingCard() {
  const [at, setAt] = useState<Grounding | null>(null)
  const main = useRef<HTMLButtonElement>(null)
  const sense = at && senses[at.step]

  function press() {
    setAt(at && sense ? findOne(at, counts) : groundingStart)
  }

  /** At either end the small button that was pressed goes away, so the focus moves to the one that stays. */
  function move(next: Grounding) {
    setAt(next)
    if (next.step === 0 || next.step === senses.length) main.current?.focus()
  }

  return (
    <Card aria-labelledby="grounding" className="grid gap-4">
      <h2 id="grounding" className="text-lg">
        {texts.title}
      </h2>
      {at && sense && <ProgressSteps step={at.step + 1} of={senses.length} />}
      <div aria-live="polite" className="grid min-h-24 content-start gap-1">
        {!at && <p className="text-muted">{texts.intro}</p>}
        {sense && (
          <>
            <h3 className="text-lg">{sense.title}</h3>
            <p className="text-muted">{sense.hint}</p>
          </>
        )}
        {at && !sense && (
          <>
            <h3 className="text-lg">{texts.doneTitle}</h3>
            <p>{texts.done}</p>
          </>
        )}
      </div>
      {at && sense && <Found found={at.found} of={sense.count} />}
      <Button ref={main} onClick={press} className={sense ? 'min-h-16' : ''}>
        {at ? (sense ? texts.found : texts.again) : texts.start}
      </Button>
      {at && sense && (
        <div className="flex flex-wrap justify-between gap-2">
          <Button
            variant="quiet"
            size="sm"
            disabled={at.step === 0}
            className={classes(at.step === 0 && 'invisible')}
            onClick={() => move(lastSense(at))}
          >
            {texts.back}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => move(nextSense(at, counts))}>
            {at.step + 1 < senses.length ? texts.next : texts.finish}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Found({ found, of }: { found: number; of: number }) {
  return (
    <div className="flex items-center gap-2">
      {Array.from({ length: of }, (_, index) => (
        <span
          // The dots never move.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          aria-hidden
          className={classes(
            'size-6 rounded-full border-2 border-primary transition-colors duration-300',
            index < found && 'bg-primary',
          )}
        />
      ))}
      <p role="status" className="font-bold text-muted text-sm">
        {found} of {of}
      </p>
    </div>
  )
}
