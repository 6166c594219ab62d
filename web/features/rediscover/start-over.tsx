import { useState } from 'react'
import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import { deleteSession } from '#contract/rediscover.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { storedKeys, writeStored } from '#web/lib/device/stored-state.ts'
import { allOutboxItems, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { draftsOf } from './draft.ts'
import { send } from './send.ts'

/** Deletes the programme that she is in, on this phone at once and on the server as soon as it can be reached. */
async function deleteProgramme(sessionId: string): Promise<void> {
  for (const { id, input } of allOutboxItems())
    if (input.params?.sessionId === sessionId) removeOutboxItem(id)
  for (const key of storedKeys(draftsOf(sessionId))) writeStored(key, undefined)
  await send(deleteSession, { params: { sessionId } }, { id: sessionId, sessionId })
}

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
