import { useEffect, useRef } from 'react'
import { waitingText } from '#content/you-today/waiting.ts'
import type { CardId } from '#contract/safety.ts'
import { useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { gravestCard } from '#web/safety/card-for-reply.ts'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { useUndeliveredCard } from '#web/safety/use-undelivered-card.ts'
import { Banner } from '#web/ui/banner.tsx'
import { carryOver } from './carry-over.ts'
import { readQueuedDay } from './submit-you-today.ts'

interface QueuedDayProps {
  day: string
  /** Her words as she last pressed the button, while nobody has answered them and she has not changed them. */
  undelivered: string
  isPending: boolean
}

/**
 * Where what she told of a day has not been sent yet: that it waits. And the card where words that nobody heard call for one. What
 * she began on an earlier day comes into the form with it.
 */
export function QueuedDay({ day, undelivered, isPending }: QueuedDayProps) {
  useEffect(() => carryOver(day), [day])
  const kept = readQueuedDay(useOutboxItems(), day)
  const waiting = isPending ? undefined : kept
  const cardOfWaiting = useExplicitCard(waiting ? [waiting.focus] : [])
  const cardOfUndelivered = useUndeliveredCard([undelivered])
  return (
    <>
      <CardWherePressed
        id={gravestCard([cardOfWaiting, cardOfUndelivered])}
        of={waiting?.focus ?? undelivered}
      />
      {waiting?.refused && (
        <Banner tone="danger" role="alert">
          {waiting.refused}
        </Banner>
      )}
      {waiting && !waiting.refused && <Banner role="status">{waitingText}</Banner>}
    </>
  )
}

/** It stands where she has just pressed, below what is in view. */
function CardWherePressed({ id, of }: { id: CardId | null; of: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (id) place.current?.scrollIntoView({ block: 'start' })
  }, [id])
  return (
    id && (
      <div ref={place} className="scroll-mt-20 empty:hidden">
        <SafetyCard id={id} of={of} />
      </div>
    )
  )
}
