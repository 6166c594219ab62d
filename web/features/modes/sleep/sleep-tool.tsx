import { useMember } from '#web/member/profile.ts'
import { NapPlanner } from './nap-planner.tsx'
import { WindDownCard } from './wind-down-card.tsx'

/** Rest for her first, then a guess at the next nap; after a loss, rest alone. */
export function SleepTool() {
  const { isLossMode } = useMember()
  return (
    <>
      <WindDownCard />
      {!isLossMode && <NapPlanner />}
    </>
  )
}
