import { CloudUpload } from 'lucide-react'
import { checkInTexts } from '#content/check-ins.ts'
import type { Answers } from '#contract/check-ins.ts'
import { releaseFromOutbox } from '#web/lib/offline/outbox.ts'
import { type OutboxItem, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { CheckInAnswers } from './check-in-answers.tsx'

/** A check-in that is on this phone only, so far; where the server would not have it, what to do about it. */
export function QueuedCheckIn({ item, answers }: { item: OutboxItem; answers: Answers }) {
  return (
    <li className={`${cardClass({ padding: 'sm' })} grid gap-2`}>
      <p className="flex items-center gap-2 font-bold text-sm">
        <CloudUpload aria-hidden className="size-5 text-primary-ink" />
        {item.refused ? checkInTexts.notSent : checkInTexts.waiting}
      </p>
      <CheckInAnswers answers={answers} />
      {item.refused && (
        <>
          <p role="alert" className="font-semibold text-danger text-sm">
            {item.refused}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => releaseFromOutbox(item.id)}>
              Try again
            </Button>
            <Button variant="quiet" size="sm" onClick={() => removeOutboxItem(item.id)}>
              Remove from this phone
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
