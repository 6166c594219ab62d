import { useEffect } from 'react'
import { type CheckInType, writtenText } from '#contract/check-ins.ts'
import { type CardId, isGrave } from '#contract/safety.ts'
import { useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { useNow } from '#web/lib/time/use-now.ts'
import { gravestCard } from '#web/safety/card-for-reply.ts'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { useScreenCard } from '#web/safety/screen-card.ts'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { readQueued, useCheckIns } from './api.ts'

/** From when she told it. */
const shownMs = 86_400_000

interface TodaysSafetyCardProps {
  type: CheckInType
  /** What she has just pressed Save on calls for this, further down. */
  undelivered?: CardId | null
}

/**
 * The safety card of what she told in the last day, which midnight does not end: also where it was sent later, or from elsewhere. What
 * waits on this phone nobody else has read, so it is read here.
 */
export function TodaysSafetyCard({ type, undelivered = null }: TodaysSafetyCardProps) {
  const now = useNow()
  const { known } = useCheckIns(type)
  const { drafts } = readQueued(useOutboxItems(), type)
  const waiting = useExplicitCard(drafts.map(({ answers }) => writtenText(answers)))
  const ofLastDay = known.filter(
    ({ created_at, safety }) => isGrave(safety.level) && now.getTime() - Date.parse(created_at) < shownMs,
  )
  const cardId = gravestCard([undelivered, waiting, ...ofLastDay.map(({ safety }) => safety.cardId)])
  useScreenCard(cardId)
  useEffect(() => {
    if (undelivered) window.scrollTo(0, 0)
  }, [undelivered])
  // What she writes next, and whatever else was grave, brings it again.
  const said = [undelivered, ...drafts.map(({ item }) => item.id), ...ofLastDay.map(({ id }) => id)]
  return cardId && <SafetyCard id={cardId} of={said.join()} />
}
