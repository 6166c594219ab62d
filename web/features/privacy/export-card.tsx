import { Download } from 'lucide-react'
import type { Privacy } from '#contract/privacy.ts'
import { useDayText } from '#web/member/use-day-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useOpenExport, useRequestExport } from './api.ts'

/** A copy of all her data: ask for it, see how far it is, fetch it. */
export function ExportCard({ made, isGone }: { made: Privacy['export']; isGone: boolean }) {
  const ask = useRequestExport()
  const open = useOpenExport()
  const dayText = useDayText()
  const error = ask.error ?? open.error
  return (
    <Card aria-labelledby="export" className="grid gap-3">
      <h2 id="export" className="text-lg">
        A copy of your data
      </h2>
      <p>
        One file with everything: your profile, children, check-ins, chats and membership. We make it and send
        you an email with a link.
      </p>
      {isGone && (
        <Banner role="status">
          That link is too old, or it belongs to another account. You can ask for a new copy.
        </Banner>
      )}
      {made?.state === 'waiting' && (
        <p role="status" className="flex items-center gap-2 font-semibold">
          <Spinner />
          We are putting your copy together…
        </p>
      )}
      {made?.state === 'failed' && (
        <Banner role="status">
          We are sorry, we could not put your copy together. Please ask for it again.
        </Banner>
      )}
      {made?.expires_at && (
        <>
          <p role="status" className="font-semibold">
            Your copy is ready until {dayText(made.expires_at)}.
          </p>
          <Button busy={open.isPending} busyLabel="One moment…" onClick={() => open.mutate()}>
            <Download aria-hidden className="size-5" />
            Download my data
          </Button>
        </>
      )}
      {made?.state !== 'waiting' && (
        <Button
          variant={made?.expires_at ? 'quiet' : 'primary'}
          busy={ask.isPending}
          busyLabel="Asking…"
          onClick={() => ask.mutate()}
        >
          {made?.expires_at ? 'Make a new copy' : 'Get a copy of my data'}
        </Button>
      )}
      {error && (
        <Banner tone="danger" role="alert">
          {error.message}
        </Banner>
      )}
    </Card>
  )
}
