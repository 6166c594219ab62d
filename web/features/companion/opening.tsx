import { chatTexts } from '#content/chat.ts'
import { modeOpenings, moduleOpenings } from '#content/companion/mode-openings.ts'
import { factsLinks } from '#content/facts/links.ts'
import { memoryTexts } from '#content/memory/texts.ts'
import type { Thread } from '#contract/companion.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { SosPanel } from './sos-panel.tsx'
import { Starters } from './starters.tsx'

interface OpeningProps {
  /** The mode that the chat is begun in; SOS goes before it. */
  mode: Thread['mode']
  isSOS: boolean
  /** False for a visitor: SOS is hers, the companion is not. */
  canTalk?: boolean
  /** The module of Rediscover that it is about, which goes before the mode. */
  module?: string | undefined
}

const openingOf = (mode: Thread['mode'], module = '') =>
  (mode === 'rediscover' && moduleOpenings[module]) || modeOpenings[mode ?? 'chat']

/** What stands in a chat before anything was said: an invitation or first help, and that it is an AI. */
export function Opening({ mode, isSOS, canTalk = true, module }: OpeningProps) {
  if (isSOS)
    return (
      <>
        <SosPanel />
        {canTalk && <p className="pb-4 text-center text-muted text-sm">{chatTexts.whoItIs}</p>}
      </>
    )
  return (
    <>
      <div className="grid gap-2 py-6 text-center">
        <p className="font-bold text-lg">{openingOf(mode, module)}</p>
        <p className="text-muted text-sm">{chatTexts.whoItIs}</p>
      </div>
      {canTalk && (mode ?? 'chat') === 'chat' && <Starters />}
      <div className="grid gap-2 pb-6 text-center">
        <AppLink to={paths.facts()} className={buttonClass('quiet', 'sm')}>
          {factsLinks.fromChat}
        </AppLink>
        {canTalk && (
          <AppLink to={paths.memory()} className={buttonClass('quiet', 'sm')}>
            {memoryTexts.title}
          </AppLink>
        )}
      </div>
    </>
  )
}
