import { useQuery } from '@tanstack/react-query'
import type { CheckInType } from '#contract/check-ins.ts'
import { isGrave } from '#contract/safety.ts'
import { useOwnCard } from '#web/safety/own-card.ts'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { checkInsQuery } from './api.ts'

/** The safety card of today's check-ins stays in view for the day: also where one was sent later, or from elsewhere. */
export function TodaysCard({ type, today }: { type: CheckInType; today: string }) {
  const { data } = useQuery(checkInsQuery(type))
  const grave = data?.check_ins.find(({ day, safety }) => day === today && isGrave(safety.level))
  const cardId = grave?.safety.cardId ?? null
  useOwnCard(cardId)
  return cardId && <SafetyCard id={cardId} />
}
