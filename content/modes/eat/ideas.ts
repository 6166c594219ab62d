import type { EatEnergy, FoodIdea } from '../eat.ts'
import { cookABitIdeas } from './cook-a-bit.ts'
import { fiveMinuteIdeas } from './five-minutes.ts'
import { noCookingIdeas } from './no-cooking.ts'

/** Ideas for each energy. None counts, weighs or forbids anything, and none is raw or soft-cheese food. */
export const ideas: Record<EatEnergy, readonly FoodIdea[]> = {
  'no-cooking': noCookingIdeas,
  'five-minutes': fiveMinuteIdeas,
  'cook-a-bit': cookABitIdeas,
}
