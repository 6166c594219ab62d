import type { FactSection } from '../fact.ts'
import { cryingFacts } from './crying.ts'
import { everydayBaby } from './everyday-baby.ts'
import { newborn } from './newborn.ts'
import { newbornDays } from './newborn-days.ts'
import { skinEarsAndKisses } from './skin-ears-and-kisses.ts'
import { washingAndDressing } from './washing-and-dressing.ts'
import { whatBabiesDo } from './what-babies-do.ts'

export const baby: FactSection = {
  id: 'baby',
  name: 'Your baby',
  topics: [
    newborn,
    newbornDays,
    everydayBaby,
    washingAndDressing,
    whatBabiesDo,
    skinEarsAndKisses,
    cryingFacts,
  ],
}
