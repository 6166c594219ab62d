import type { FactSection } from '../fact.ts'
import { beingApart } from './being-apart.ts'
import { growing } from './growing.ts'
import { growingBodies } from './growing-bodies.ts'
import { growingUp } from './growing-up.ts'
import { nightsTeethAndTrips } from './nights-teeth-and-trips.ts'
import { olderChildren } from './older-children.ts'
import { schoolDays } from './school-days.ts'
import { toddlerBattles } from './toddler-battles.ts'
import { toddlerDays } from './toddler-days.ts'
import { toddlerSkills } from './toddler-skills.ts'
import { toddlerWays } from './toddler-ways.ts'
import { toddlers } from './toddlers.ts'

export const children: FactSection = {
  id: 'children',
  name: 'Toddlers to teens',
  topics: [
    growing,
    toddlers,
    toddlerWays,
    toddlerSkills,
    toddlerDays,
    toddlerBattles,
    nightsTeethAndTrips,
    olderChildren,
    schoolDays,
    growingUp,
    growingBodies,
    beingApart,
  ],
}
