import type { FactSection } from '../fact.ts'
import { accidents } from './accidents.ts'
import { cutsStingsAndMixUps } from './cuts-stings-and-mix-ups.ts'
import { feverAndColds } from './fever-and-colds.ts'
import { littleIllnesses } from './little-illnesses.ts'
import { medicinesAndVaccines } from './medicines-and-vaccines.ts'
import { skinAndEyes } from './skin-and-eyes.ts'
import { smallAccidents } from './small-accidents.ts'
import { throatsTummiesAndSpots } from './throats-tummies-and-spots.ts'
import { tummies } from './tummies.ts'

export const illness: FactSection = {
  id: 'illness',
  name: 'When somebody is ill or hurt',
  topics: [
    accidents,
    smallAccidents,
    cutsStingsAndMixUps,
    feverAndColds,
    tummies,
    skinAndEyes,
    littleIllnesses,
    throatsTummiesAndSpots,
    medicinesAndVaccines,
  ],
}
