import {
  type ExerciseId,
  exerciseIds,
  exercises,
  exercisesOf,
  type RediscoverModule,
  rediscoverModules,
} from '#contract/rediscover-exercises.ts'

/** One screen of the programme, as its address names it: an exercise, the end of a module, or the finish. */
export type Step = ExerciseId | `end-${RediscoverModule}` | 'finish'

/** Every screen in turn. */
export const steps: readonly Step[] = [
  ...rediscoverModules.flatMap((module): Step[] => [...exercisesOf(module), `end-${module}`]),
  'finish',
]

export const asStep = (named: unknown): Step | undefined => steps.find((step) => step === named)

/** The screen after this one; the finish is the last. */
export const stepAfter = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? 'finish'

/** The screen before this one; undefined before the first. */
export const stepBefore = (step: Step): Step | undefined => steps[steps.indexOf(step) - 1]

/** Where she goes on: after the last exercise that she answered or went past. */
export function resumeAt(answered: readonly ExerciseId[]): Step {
  const last = exerciseIds.findLast((exercise) => answered.includes(exercise))
  return last ? stepAfter(last) : 'focus'
}

/** The module that a screen is of; undefined for the finish. */
export function moduleOfStep(step: Step): RediscoverModule | undefined {
  if (step === 'finish') return undefined
  return rediscoverModules.find((module) => step === `end-${module}`) ?? exercises[step as ExerciseId].module
}

/** How many modules she is through. */
export const modulesDone = (answered: readonly ExerciseId[]): number =>
  rediscoverModules.filter((module) => exercisesOf(module).every((exercise) => answered.includes(exercise)))
    .length
