import { accidents } from './accidents.ts'
import { bottles } from './bottles.ts'
import { breastfeeding } from './breastfeeding.ts'
import { cryingFacts } from './crying.ts'
import { expressing } from './expressing.ts'
import type { FactTopic } from './fact.ts'
import { feverAndColds } from './fever-and-colds.ts'
import { medicinesAndVaccines } from './medicines-and-vaccines.ts'
import { newborn } from './newborn.ts'
import { settling } from './settling.ts'
import { skinAndEyes } from './skin-and-eyes.ts'
import { sleepFacts } from './sleep.ts'
import { tummies } from './tummies.ts'

/** The first part of the shelf: what can't wait, then a baby's days, nights and milk. */
export const babyTopics: readonly FactTopic[] = [
  accidents,
  feverAndColds,
  tummies,
  skinAndEyes,
  medicinesAndVaccines,
  newborn,
  cryingFacts,
  sleepFacts,
  settling,
  breastfeeding,
  expressing,
  bottles,
]
