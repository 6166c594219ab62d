import { Phone } from 'lucide-react'
import { chatTexts } from '#content/chat.ts'
import { factsLinks } from '#content/facts/links.ts'
import { type Helpline, helplines } from '#content/helplines.ts'
import { paths } from '#web/paths.ts'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { BreathingPacer } from '#web/ui/breathing-pacer.tsx'
import { buttonClass } from '#web/ui/button-class.ts'

const nearest: Helpline[] = [helplines.emergency, helplines.lifeline]

/** The two calls that are right at any hour, before anything needs to be read. */
function QuickCalls() {
  return (
    <ul aria-label="Call now" className="flex flex-wrap gap-2">
      {nearest.map((line) => (
        <li key={line.id} className="grid flex-[1_1_8rem]">
          <a href={line.tel} className={buttonClass(line.id === 'emergency' ? 'danger' : 'secondary')}>
            <Phone aria-hidden className="size-5" />
            <span>
              <span className="block">{line.name}</span>
              <span className="block">{line.phone}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Breath and people. It needs no account, no network and no model: all of it is in the app. */
export function SosPanel() {
  return (
    <div className="grid gap-5 pb-4">
      <p className="text-center text-lg">{chatTexts.openingSos}</p>
      <QuickCalls />
      <BreathingPacer />
      <AppLink to={paths.facts()} className={buttonClass('quiet')}>
        {factsLinks.fromSos}
      </AppLink>
      <SafetyCard id="sos" of="sos" />
    </div>
  )
}
