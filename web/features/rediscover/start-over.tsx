import { useState } from 'react'
import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { deleteProgramme } from './delete-programme.ts'

/** The way out of a programme that she is in: it is asked first, since all that she answered in it goes. */
export function StartOver({ sessionId }: { sessionId: string }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {texts.startOver}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.startOverAsk}
        description={texts.startOverWhat}
        confirmLabel={texts.delete}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          deleteProgramme(sessionId).catch((error) =>
            toast({ title: failureText(error, texts.notSaved), variant: 'destructive' }),
          )
        }}
      />
    </>
  )
}
