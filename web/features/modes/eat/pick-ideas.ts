import { ideas } from '#content/modes/eat/ideas.ts'
import { type EatEnergy, energies, type Food, type FoodIdea } from '#content/modes/eat.ts'

export interface PickedIdea {
  idea: FoodIdea
  /** Foods of it that she has not ticked. */
  missing: readonly Food[]
}

/**
 * Ideas for what she has in her and in the house, best first: those she has everything for, of the chosen energy before
 * easier ones. Where nothing fits, those that need least besides. With an empty house every idea fits.
 */
export function pickIdeas(energy: EatEnergy, house: readonly Food[]): PickedIdea[] {
  const level = energies.findIndex(({ id }) => id === energy)
  const picked = energies
    .slice(0, level + 1)
    .reverse()
    .flatMap(({ id }) => ideas[id])
    .map((idea) => ({
      idea,
      missing: house.length === 0 ? [] : idea.needs.filter((food) => !house.includes(food)),
    }))
  const least = Math.min(...picked.map(({ missing }) => missing.length))
  return picked.filter(({ missing }) => missing.length === least)
}
