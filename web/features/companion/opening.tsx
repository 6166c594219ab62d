import { chatTexts } from '#content/chat.ts'
import { SosPanel } from './sos-panel.tsx'

/** What stands in a chat before anything was said: an invitation, and that it is an AI. */
export function Opening({ isSOS }: { isSOS: boolean }) {
  if (isSOS) return <SosPanel />
  return (
    <div className="grid gap-2 py-6 text-center">
      <p className="font-bold text-lg">{chatTexts.opening}</p>
      <p className="text-muted text-sm">{chatTexts.whoItIs}</p>
    </div>
  )
}
