import { Redirect, useParams } from 'wouter'
import { modes } from '#content/modes.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { BreathingPacer } from '#web/ui/breathing-pacer.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { modeIcons } from './mode-icon.ts'

/** One mode: what it is for, a minute of slow breathing to arrive, and the way to talk it through. */
export function ModeScreen() {
  const { modeId } = useParams()
  const mode = modes.find((known) => known.id === modeId)
  if (!mode) return <Redirect to={paths.modes()} replace />
  const Icon = modeIcons[mode.id]
  return (
    <div className="grid gap-5">
      <PageHeader title={mode.name} backTo={paths.modes()} backLabel="Back to modes" />
      <Card tone="accent" className="flex items-center gap-4">
        <Icon aria-hidden className="size-9 shrink-0" />
        <p className="font-bold">{mode.description}</p>
      </Card>
      <Card aria-labelledby="breathe" className="grid gap-4">
        <h2 id="breathe" className="text-lg">
          Start with one slow minute
        </h2>
        <BreathingPacer />
      </Card>
      <AppLink to={paths.modeChat(mode.id)} className={buttonClass('primary')}>
        Talk it through
      </AppLink>
    </div>
  )
}
