/** The modules, in their order. */
export const rediscoverModules = ['intake', 'snapshot', 'reframe', 'experiments', 'identity'] as const
export type RediscoverModule = (typeof rediscoverModules)[number]

/** The exercises, in their order; each one's id is the `prompt_id` of its answer. `docs/rediscover.md` says what each rests on. */
export const exerciseIds = [
  'focus',
  'tone',
  'where-now',
  'hope',
  'values',
  'energy',
  'changes',
  'thought',
  'light',
  'reword',
  'tiny',
  'when-then',
  'in-the-way',
  'i-am',
  'witness',
  'note',
] as const
export type ExerciseId = (typeof exerciseIds)[number]

/** The eight focuses as a programme keeps the one that she chose, in the order of the option list. */
export const focusSlugs = [
  'mental-load',
  'burnout',
  'mum-guilt',
  'identity-shift',
  'not-good-enough',
  'alone-time',
  'fear-of-messing-up',
  'general',
] as const
export type FocusSlug = (typeof focusSlugs)[number]

/** How she would like to be spoken with in her programme. */
const tones = ['gentle', 'warm', 'playful', 'direct', 'practical'] as const
export type Tone = (typeof tones)[number]

/** The number of values that she may choose, her own among them. */
const valuesMax = 5
/** Letters of a value of her own. */
export const valueLengthMax = 30

interface Exercise {
  module: RediscoverModule
  /** Of which one is picked. */
  choices?: readonly string[]
  hasScale?: true
  /** Boxes to write in, by name. */
  boxes?: readonly string[]
  /** How many words or lines there may be. */
  most?: number
  isSorted?: true
}

/** What an answer to each exercise may hold. */
export const exercises: Record<ExerciseId, Exercise> = {
  focus: { module: 'intake', choices: focusSlugs },
  tone: { module: 'intake', choices: tones },
  'where-now': { module: 'intake', hasScale: true, boxes: ['why'] },
  hope: { module: 'intake', boxes: ['hope'] },
  values: { module: 'snapshot', most: valuesMax },
  energy: { module: 'snapshot', isSorted: true },
  changes: { module: 'snapshot', boxes: ['kept', 'new', 'resting'] },
  thought: { module: 'reframe', boxes: ['thought'], most: 6 },
  light: { module: 'reframe', boxes: ['leaves-out', 'friend'] },
  reword: { module: 'reframe', boxes: ['reworded'], hasScale: true },
  tiny: { module: 'experiments', most: 3 },
  'when-then': { module: 'experiments', boxes: ['when', 'plan'] },
  'in-the-way': { module: 'experiments', boxes: ['obstacle', 'smaller'] },
  'i-am': { module: 'identity', most: 3 },
  witness: { module: 'identity', boxes: ['witness'] },
  note: { module: 'identity', boxes: ['note'] },
}

/** The exercises of a module, in their order. */
export const exercisesOf = (module: RediscoverModule): ExerciseId[] =>
  exerciseIds.filter((exercise) => exercises[exercise].module === module)
