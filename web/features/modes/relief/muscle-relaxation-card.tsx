import { useState } from 'react'
import { releaseParts, releaseSeconds, releaseTexts as texts } from '#content/modes/relief.ts'
import { useWakeLock } from '#web/lib/device/wake-lock.ts'
import { useSecondsSince } from '#web/lib/time/seconds-since.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressSteps } from '#web/ui/progress-steps.tsx'
import { relaxationAt } from './muscle-relaxation.ts'

/** Squeeze and let go, part by part, led by the clock. */
export function MuscleRelaxationCard() {
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const second = useSecondsSince(startedAt)
  const moment = startedAt === null ? null : relaxationAt(second, releaseParts.length, releaseSeconds)
  const part = moment && releaseParts[moment.part]
  const done = startedAt !== null && !moment
  useWakeLock(moment !== null)

  return (
    <Card aria-labelledby="release" className="grid gap-4">
      <h2 id="release" className="text-lg">
        {texts.title}
      </h2>
      {moment && <ProgressSteps step={moment.part + 1} of={releaseParts.length} />}
      <div className="flex min-h-24 items-start gap-4">
        <div aria-live="polite" className="grid flex-1 gap-1">
          {startedAt === null && <p className="text-muted">{texts.intro}</p>}
          {moment && part && (
            <>
              <h3 className="text-lg">
                {part.name}: {texts[moment.half]}
              </h3>
              <p>{part[moment.half]}</p>
            </>
          )}
          {done && <p>{texts.done}</p>}
        </div>
        {moment && (
          <p
            aria-hidden
            data-half={moment.half}
            className="grid size-18 shrink-0 place-items-center rounded-full bg-accent font-extrabold text-2xl text-on-accent tabular-nums transition-[scale,background-color] duration-1000 data-[half=letGo]:bg-accent-soft motion-safe:data-[half=tense]:scale-85"
          >
            {moment.left}
          </p>
        )}
      </div>
      <Button
        variant={moment ? 'secondary' : 'primary'}
        onClick={() => setStartedAt(moment ? null : Date.now())}
      >
        {moment ? texts.stop : done ? texts.again : texts.start}
      </Button>
    </Card>
  )
}
