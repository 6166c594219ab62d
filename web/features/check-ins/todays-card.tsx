import { useEffect } from 'react'
import type { CheckInType } from '#contract/check-ins.ts'
import { type CardId, isGrave } from '#contract/safety.ts'
import { useUnsent } from '#web/lib/unsent.ts'
import { gravestCard } from '#web/safety/card-of-reply.ts'
import { useOwnCard } from '#web/safety/own-card.ts'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { readWaiting, useCheckIns } from './api.ts'
import { wordsIn } from './told.tsx'

interface TodaysCardProps {
  type: CheckInType
  today: string
  /** What she has just pressed Save on calls for this, further down. */
  unheard?: CardId | null
}

/**
 * The safety card of today's check-ins stays in view for the day: also where one was sent later, or from elsewhere. What waits on this
 * phone nobody else has read, so it is read here.
 */
export function TodaysCard({ type, today, unheard = null }: TodaysCardProps) {
  const { known } = useCheckIns(type)
  const { drafts } = readWaiting(useUnsent(), type)
  const waiting = useExplicitCard(drafts.map(({ told }) => wordsIn(told)))
  const ofToday = known.filter(({ day, safety }) => day === today && isGrave(safety.level))
  const cardId = gravestCard([unheard, waiting, ...ofToday.map(({ safety }) => safety.cardId)])
  useOwnCard(cardId)
  useEffect(() => {
    if (unheard) window.scrollTo(0, 0)
  }, [unheard])
  return cardId && <SafetyCard id={cardId} />
}
