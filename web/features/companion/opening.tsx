import { chatTexts } from '#content/chat.ts'
import { modeOpenings } from '#content/companion/mode-openings.ts'
import { factsLinks } from '#content/facts/links.ts'
import type { Thread } from '#contract/companion.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { SosPanel } from './sos-panel.tsx'

interface OpeningProps {
  /** The mode that the chat is begun in; SOS goes before it. */
  mode: Thread['mode']
  isSOS: boolean
  /** False for a visitor: SOS is hers, the companion is not. */
  canTalk?: boolean
}

/** What stands in a chat before anything was said: an invitation or first help, and that it is an AI. */
export function Opening({ mode, isSOS, canTalk = true }: OpeningProps) {
  if (isSOS)
    return (
      <>
        <SosPanel />
        {canTalk && <p className="pb-4 text-center text-muted text-sm">{chatTexts.whoItIs}</p>}
      </>
    )
  return (
    <div className="grid gap-2 py-6 text-center">
      <p className="font-bold text-lg">{modeOpenings[mode ?? 'chat']}</p>
      <p className="text-muted text-sm">{chatTexts.whoItIs}</p>
      <AppLink to={paths.facts()} className={buttonClass('quiet', 'sm')}>
        {factsLinks.fromChat}
      </AppLink>
    </div>
  )
}
