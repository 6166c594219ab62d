import { CloudUpload } from 'lucide-react'
import { checkInTexts } from '#content/check-ins.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** There was no connection: what she told is safe here, and what helps without one is one tap away. */
export function KeptOnPhone({ onDone }: { onDone: () => void }) {
  return (
    <Card className="grid gap-4" aria-labelledby="kept">
      <div role="status" className="grid gap-2">
        <h2 id="kept" className="flex items-center gap-2 text-lg">
          <CloudUpload aria-hidden className="size-6 text-primary-ink" />
          {checkInTexts.keptTitle}
        </h2>
        <p>{checkInTexts.kept}</p>
      </div>
      <p className="text-muted text-sm">
        {checkInTexts.keptHard}{' '}
        <AppLink to={paths.chat({ sos: true })} className="font-bold text-primary-ink underline">
          Open SOS
        </AppLink>
      </p>
      <Button variant="secondary" onClick={onDone}>
        Done
      </Button>
    </Card>
  )
}
