import { CloudUpload } from 'lucide-react'
import { checkInTexts } from '#content/check-ins.ts'
import { releaseFromOutbox } from '#web/lib/offline/outbox.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import type { QueuedDraft } from './api.ts'
import { CheckInAnswers } from './check-in-answers.tsx'

interface QueuedNoticeProps {
  /** What waits; none once it has been sent. */
  waiting: QueuedDraft | undefined
  /** Takes what waits back into the form; left out where the form holds other words. */
  onChange?: ((waiting: QueuedDraft) => void) | undefined
  onDone: () => void
}

/** There was no connection: what she told is safe here, and what helps without one is one tap away. */
export function QueuedNotice({ waiting, onChange, onDone }: QueuedNoticeProps) {
  const refused = waiting?.item.refused
  const card = useFocusFallback()
  return (
    <Card ref={card} tabIndex={-1} className="grid gap-4 outline-none" aria-labelledby="kept">
      <div role="status" className="grid gap-2">
        <h2 id="kept" className="flex items-center gap-2 text-lg">
          <CloudUpload aria-hidden className="size-6 text-primary-ink" />
          {checkInTexts.keptTitle}
        </h2>
        {!refused && <p>{checkInTexts.kept}</p>}
      </div>
      {refused && (
        <Banner tone="danger" role="alert" title={refused}>
          {checkInTexts.keptRefused}
        </Banner>
      )}
      {waiting && refused && <CheckInAnswers answers={waiting.answers} />}
      <p className="text-muted text-sm">
        {checkInTexts.keptHard}{' '}
        <AppLink to={paths.chat({ sos: true })} className="font-bold text-primary-ink underline">
          Open SOS
        </AppLink>
      </p>
      {waiting && refused && (
        <div className="flex flex-wrap gap-2">
          <Button className="flex-auto" onClick={() => releaseFromOutbox(waiting.item.id)}>
            Try again
          </Button>
          {onChange && (
            <Button variant="secondary" className="flex-auto" onClick={() => onChange(waiting)}>
              Change what I said
            </Button>
          )}
        </div>
      )}
      <Button variant="secondary" onClick={onDone}>
        Done
      </Button>
    </Card>
  )
}
