import { useState } from 'react'
import { unmaskTexts as texts } from '#content/moderation/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { UnmaskDialog, type Writer } from './unmask-dialog.tsx'

/** Who wrote it, for a reason. It is held by this part of the screen alone, and goes with it. */
export function Unmask({ caseId }: { caseId: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const [writer, setWriter] = useState<Writer>()
  return (
    <Card padding="sm" aria-labelledby="writer" className="grid gap-2">
      <h2 id="writer" className="text-lg">
        {texts.title}
      </h2>
      <div role="status" className="grid gap-2 empty:hidden">
        {writer && (
          <>
            <dl className="wrap-anywhere grid gap-1">
              <dt className="font-bold text-sm">{texts.name}</dt>
              <dd>{writer.name ?? texts.noName}</dd>
              <dt className="font-bold text-sm">{texts.email}</dt>
              <dd>{writer.email}</dd>
            </dl>
            <p className="text-muted text-sm">{texts.shown}</p>
          </>
        )}
      </div>
      {!writer && (
        <>
          <p className="text-muted">{texts.hint}</p>
          <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
            {texts.open}
          </Button>
        </>
      )}
      <UnmaskDialog
        caseId={caseId}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onSeen={(seen) => {
          setIsAsking(false)
          setWriter(seen)
        }}
      />
    </Card>
  )
}
