import { useLayoutEffect, useRef } from 'react'
import {
  windDownTexts as texts,
  windDownAwakeSeconds,
  windDownLineSeconds,
  windDownLines,
  windDownRhythm,
} from '#content/modes/sleep.ts'
import { useWakeLock } from '#web/lib/device/wake-lock.ts'
import { useSecondsSince } from '#web/lib/time/seconds-since.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { breathPhases, phaseAt } from '#web/ui/breathing-rhythm.ts'
import { QuickExit } from '#web/ui/quick-exit.tsx'
import { useSettled } from '#web/ui/use-settled.ts'

const phases = breathPhases(windDownRhythm)

/**
 * The whole screen dark, whatever the theme, with a slow breath and a line now and then. A tap
 * anywhere but on the exit and SOS, Enter or Esc leaves. After ten minutes the phone may lock by itself.
 */
export function WindDown({ startedAt, onLeave }: { startedAt: number; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const second = useSecondsSince(startedAt)
  const now = phaseAt(phases, second)
  const line = windDownLines[Math.floor(second / windDownLineSeconds) % windDownLines.length]
  const isSeen = useSettled(startedAt)
  useWakeLock(second < windDownAwakeSeconds)

  useLayoutEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      aria-label={texts.name}
      onClose={onLeave}
      className="fixed inset-0 size-full max-h-none max-w-none bg-dim text-dim-ink"
    >
      <div className="relative grid min-h-full content-center justify-items-center gap-[5dvh] px-6 py-16 text-center">
        <div className="relative grid aspect-square w-[clamp(7rem,36dvh,14rem)] max-w-full place-items-center">
          <div
            aria-hidden
            data-wide={now?.phase.wide ?? false}
            style={{ transitionDuration: `${now?.phase.seconds ?? 0}s` }}
            className="absolute inset-0 rounded-full bg-dim-glow ease-in-out motion-safe:scale-60 motion-safe:transition-[scale] motion-safe:data-[wide=true]:scale-100"
          />
          <p className="relative font-bold text-lg">{now?.phase.cue}</p>
        </div>
        <p aria-live="polite" className="min-h-14 max-w-72 text-lg">
          {line}
        </p>
        <button
          type="button"
          onClick={() => isSeen && dialog.current?.close()}
          className="absolute inset-0 flex size-full items-end justify-center pb-8 text-sm -outline-offset-4 focus-visible:outline-dim-ink"
        >
          {texts.leave}
        </button>
      </div>
      {/* Those in the header are inert meanwhile. Above the button, and after it, so that Enter leaves. */}
      <div className="safe-top fixed top-2 right-0 flex items-center gap-4 px-4">
        <QuickExit ink="text-dim-ink focus-visible:outline-dim-ink" />
        <AppLink
          to={paths.chat({ sos: true })}
          aria-label="SOS: help right now"
          className="inline-flex min-h-11 items-center rounded-full border border-dim-ink px-3.5 font-extrabold text-sm focus-visible:outline-dim-ink"
        >
          SOS
        </AppLink>
      </div>
    </dialog>
  )
}
