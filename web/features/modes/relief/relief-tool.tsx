import { GroundingCard } from './grounding-card.tsx'
import { MuscleRelaxationCard } from './muscle-relaxation-card.tsx'

/** Two ways down from too much: through the senses, or through the muscles. */
export function ReliefTool() {
  return (
    <>
      <GroundingCard />
      <MuscleRelaxationCard />
    </>
  )
}
