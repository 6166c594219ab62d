import { useEffect, useRef } from 'react'
import { waitingText } from '#content/you-today/waiting.ts'
import { useUnsent } from '#web/lib/unsent.ts'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { Banner } from '#web/ui/banner.tsx'
import { readWaitingDay } from './tell-day.ts'

/** Where what she told of a day has not been sent yet: that it waits, and the card where her words call for one. */
export function WaitingDay({ day }: { day: string }) {
  const waiting = readWaitingDay(useUnsent(), day)
  if (!waiting) return null
  return (
    <>
      <CardOfWaiting focus={waiting.focus} />
      {waiting.refused ? (
        <Banner tone="danger" role="alert">
          {waiting.refused}
        </Banner>
      ) : (
        <Banner role="status">{waitingText}</Banner>
      )}
    </>
  )
}

/** It stands where she has just pressed, below what is in view. */
function CardOfWaiting({ focus }: { focus: string }) {
  const cardId = useExplicitCard([focus])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (cardId) place.current?.scrollIntoView({ block: 'start' })
  }, [cardId])
  return (
    cardId && (
      <div ref={place} className="scroll-mt-20">
        <SafetyCard id={cardId} />
      </div>
    )
  )
}
