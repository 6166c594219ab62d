import { chatTexts } from '#content/chat.ts'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { BreathingPacer } from '#web/ui/breathing-pacer.tsx'

/** Breath and people. It needs no account, no network and no model: all of it is in the app. */
export function SosPanel() {
  return (
    <div className="grid gap-5 pb-4">
      <p className="text-center text-lg">{chatTexts.openingSos}</p>
      <BreathingPacer />
      <SafetyCard id="sos" />
    </div>
  )
}
