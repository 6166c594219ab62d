import { accidents } from './accidents.ts'
import { bottles } from './bottles.ts'
import { breastfeeding } from './breastfeeding.ts'
import { cryingFacts } from './crying.ts'
import { everydayBaby } from './everyday-baby.ts'
import { expressing } from './expressing.ts'
import type { FactTopic } from './fact.ts'
import { feverAndColds } from './fever-and-colds.ts'
import { medicinesAndVaccines } from './medicines-and-vaccines.ts'
import { newborn } from './newborn.ts'
import { nights } from './nights.ts'
import { settling } from './settling.ts'
import { skinAndEyes } from './skin-and-eyes.ts'
import { sleepFacts } from './sleep.ts'
import { smallAccidents } from './small-accidents.ts'
import { tummies } from './tummies.ts'
import { whileFeeding } from './while-feeding.ts'

/** The first part of the shelf: what can't wait, then a baby's days, nights and milk. */
export const babyTopics: readonly FactTopic[] = [
  accidents,
  smallAccidents,
  feverAndColds,
  tummies,
  skinAndEyes,
  medicinesAndVaccines,
  newborn,
  everydayBaby,
  cryingFacts,
  sleepFacts,
  settling,
  nights,
  breastfeeding,
  whileFeeding,
  expressing,
  bottles,
]
