import type { Step } from './draft.ts'

const steps: readonly Step[] = [2, 3, 4]

/** The step that an address asks for, as far as she has come; without one, the furthest. */
export function shownStep(asked: string | null, furthest: Step): Step {
  return steps.find((step) => String(step) === asked && step <= furthest) ?? furthest
}
