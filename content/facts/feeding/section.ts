import type { FactSection } from '../fact.ts'
import { bottles } from './bottles.ts'
import { breastfeeding } from './breastfeeding.ts'
import { eatingTogether } from './eating-together.ts'
import { expressing } from './expressing.ts'
import { feedingAndYou } from './feeding-and-you.ts'
import { feedingDays } from './feeding-days.ts'
import { firstFoods } from './first-foods.ts'
import { latchAndSupply } from './latch-and-supply.ts'
import { solidsAndTeeth } from './solids-and-teeth.ts'
import { whileFeeding } from './while-feeding.ts'

export const feeding: FactSection = {
  id: 'feeding',
  name: 'Milk and food',
  topics: [
    breastfeeding,
    latchAndSupply,
    feedingDays,
    whileFeeding,
    feedingAndYou,
    expressing,
    bottles,
    solidsAndTeeth,
    firstFoods,
    eatingTogether,
  ],
}
