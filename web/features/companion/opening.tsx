import { chatTexts } from '#content/chat.ts'
import { SosPanel } from './sos-panel.tsx'

interface OpeningProps {
  isSOS: boolean
  /** False for a visitor: SOS is hers, the companion is not. */
  canTalk?: boolean
}

/** What stands in a chat before anything was said: an invitation or first help, and that it is an AI. */
export function Opening({ isSOS, canTalk = true }: OpeningProps) {
  if (isSOS)
    return (
      <>
        <SosPanel />
        {canTalk && <p className="pb-4 text-center text-muted text-sm">{chatTexts.whoItIs}</p>}
      </>
    )
  return (
    <div className="grid gap-2 py-6 text-center">
      <p className="font-bold text-lg">{chatTexts.opening}</p>
      <p className="text-muted text-sm">{chatTexts.whoItIs}</p>
    </div>
  )
}
