import { NapPlanner } from './nap-planner.tsx'
import { WindDownCard } from './wind-down-card.tsx'

/** Rest for her first, then a guess at the next nap. */
export function SleepTool() {
  return (
    <>
      <WindDownCard />
      <NapPlanner />
    </>
  )
}
