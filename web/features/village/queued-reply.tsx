import { CloudUpload } from 'lucide-react'
import { postTexts as texts } from '#content/village/texts.ts'
import { releaseFromOutbox } from '#web/lib/offline/outbox.ts'
import { removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import type { QueuedReply as Queued } from './queued-replies.ts'

interface QueuedReplyProps {
  reply: Queued
  isSending: boolean
  onChange: () => void
}

/** A reply that is on this phone only, so far; where the server would not have it, what to do about it. */
export function QueuedReply({ reply, isSending, onChange }: QueuedReplyProps) {
  return (
    <li className={`${cardClass({ padding: 'sm' })} grid gap-2`}>
      <p className="flex items-center gap-2 font-bold text-sm">
        <CloudUpload aria-hidden className="size-5 shrink-0 text-primary-ink" />
        {reply.refused ? texts.notSent : isSending ? texts.sending : texts.waiting}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {reply.content}
      </p>
      {reply.refused && (
        <>
          <p role="alert" className="font-semibold text-danger text-sm">
            {reply.refused}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => releaseFromOutbox(reply.id)}>
              {texts.retry}
            </Button>
            <Button variant="secondary" size="sm" onClick={onChange}>
              {texts.changeIt}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => removeOutboxItem(reply.id)}>
              {texts.removeHere}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
