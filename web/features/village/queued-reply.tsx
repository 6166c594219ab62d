import { CloudUpload } from 'lucide-react'
import { useState } from 'react'
import { postTexts as texts } from '#content/village/texts.ts'
import { warningTexts } from '#content/village/warnings.ts'
import { releaseFromOutbox } from '#web/lib/offline/outbox.ts'
import { removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { HouseRulesDialog } from './house-rules-dialog.tsx'
import { postAnyway, type QueuedReply as Queued } from './queued-replies.ts'

interface QueuedReplyProps {
  reply: Queued
  isSending: boolean
  /** One before it was refused, and she has not decided about that yet. */
  isBehind: boolean
  onChange: () => void
}

/** A reply that is on this phone only, so far; where the server would not have it, what to do about it. */
export function QueuedReply({ reply, isSending, isBehind, onChange }: QueuedReplyProps) {
  const [isReading, setIsReading] = useState(false)
  const remedy = {
    retry: { label: texts.retry, act: () => releaseFromOutbox(reply.id) },
    'post-anyway': { label: warningTexts.postAnyway, act: () => postAnyway(reply.id) },
    'accept-rules': { label: texts.readRules, act: () => setIsReading(true) },
  }[reply.remedy]
  return (
    <li className={`${cardClass({ padding: 'sm' })} grid gap-2`}>
      <p className="flex items-center gap-2 font-bold text-sm">
        <CloudUpload aria-hidden className="size-5 shrink-0 text-primary-ink" />
        {reply.refused ? texts.notSent : isBehind ? texts.behind : isSending ? texts.sending : texts.waiting}
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
            <Button variant="secondary" size="sm" onClick={remedy.act}>
              {remedy.label}
            </Button>
            <Button variant="secondary" size="sm" onClick={onChange}>
              {texts.changeIt}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => removeOutboxItem(reply.id)}>
              {texts.removeHere}
            </Button>
          </div>
          <HouseRulesDialog
            open={isReading}
            onClose={() => setIsReading(false)}
            onAccepted={() => releaseFromOutbox(reply.id)}
          />
        </>
      )}
    </li>
  )
}
