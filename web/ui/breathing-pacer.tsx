import { useMemo, useState } from 'react'
import { useWakeLock } from '#web/lib/device/wake-lock.ts'
import { useSecondsSince } from '#web/lib/time/seconds-since.ts'
import { breathPhases, lineAt, phaseAt, type Rhythm, type TimedLine } from './breathing-rhythm.ts'
import { Button } from './button.tsx'
import { useSettled } from './use-settled.ts'

const slowOut: Rhythm = { inhale: 4, exhale: 6 }

interface BreathingPacerProps {
  rhythm?: Rhythm
  /** Said under the circle, each from its second on; the first one before it runs too. */
  lines?: readonly TimedLine[]
}

/**
 * A circle to breathe with. The words and counts alone carry the pace, so it works with reduced motion;
 * a screen reader hears each part's name and not the counts. The screen stays on while it runs.
 */
export function BreathingPacer({ rhythm = slowOut, lines }: BreathingPacerProps) {
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const running = startedAt !== null
  const second = useSecondsSince(startedAt)
  const phases = useMemo(() => breathPhases(rhythm), [rhythm])
  const now = running ? phaseAt(phases, second) : null
  const isSeen = useSettled(running, false)
  useWakeLock(running)

  return (
    <div className="grid justify-items-center gap-5">
      <div className="relative grid aspect-square w-60 max-w-full place-items-center">
        <div aria-hidden className="absolute inset-0 rounded-full bg-card/60" />
        <div aria-hidden className="absolute inset-5 rounded-full border-2 border-accent border-dashed" />
        <div
          aria-hidden
          data-wide={now?.phase.wide ?? false}
          style={now ? { transitionDuration: `${now.phase.seconds}s` } : undefined}
          className="absolute inset-5 rounded-full bg-linear-to-b from-accent-soft to-accent shadow-card ease-in-out motion-safe:scale-65 motion-safe:transition-[scale] motion-safe:duration-700 motion-safe:data-[wide=true]:scale-100"
        />
        <div className="relative max-w-40 text-center text-on-accent">
          <p aria-live="polite" className="font-extrabold text-lg leading-tight">
            {now ? now.phase.cue : 'Ready when you are'}
          </p>
          {now && (
            <p aria-hidden className="font-extrabold text-3xl tabular-nums">
              {now.left}
            </p>
          )}
        </div>
      </div>
      {lines && (
        <p role="status" className="min-h-13 text-center text-muted">
          {lineAt(lines, second)}
        </p>
      )}
      <Button
        variant={running ? 'secondary' : 'primary'}
        className="w-full max-w-52"
        onClick={() => isSeen && setStartedAt(running ? null : Date.now())}
      >
        {running ? 'Stop' : 'Start breathing'}
      </Button>
    </div>
  )
}
