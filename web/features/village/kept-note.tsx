import { offlineTexts } from '#content/offline.ts'
import { postTexts } from '#content/village/texts.ts'
import { Button } from '#web/ui/button.tsx'

interface KeptNoteProps {
  busy: boolean
  onRetry: () => void
}

/** Above what only the phone has told: since when that is, and a way to ask again. */
export function KeptNote({ busy, onRetry }: KeptNoteProps) {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-3">
      <p className="min-w-0 flex-[1_1_10rem] text-muted text-sm">{offlineTexts.kept}</p>
      <Button variant="quiet" size="sm" className="-mx-4" busy={busy} onClick={onRetry}>
        {postTexts.retry}
      </Button>
    </div>
  )
}
