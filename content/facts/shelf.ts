import { accidents } from './accidents.ts'
import { afterALoss } from './after-a-loss.ts'
import { afterBirth } from './after-birth.ts'
import { beingApart } from './being-apart.ts'
import { bottles } from './bottles.ts'
import { breastfeeding } from './breastfeeding.ts'
import { cryingFacts } from './crying.ts'
import { expressing } from './expressing.ts'
import type { Fact, FactTopic } from './fact.ts'
import { feverAndColds } from './fever-and-colds.ts'
import { growing } from './growing.ts'
import { leaveAndMoney } from './leave-and-money.ts'
import { medicinesAndVaccines } from './medicines-and-vaccines.ts'
import { newborn } from './newborn.ts'
import { pregnancyFacts } from './pregnancy.ts'
import { pregnancyDays } from './pregnancy-days.ts'
import { recovery } from './recovery.ts'
import { settling } from './settling.ts'
import { skinAndEyes } from './skin-and-eyes.ts'
import { sleepFacts } from './sleep.ts'
import { solidsAndTeeth } from './solids-and-teeth.ts'
import { tummies } from './tummies.ts'
import { yourMind } from './your-mind.ts'

/** Every topic, in the order of the page: what can't wait stands first. */
export const factTopics: readonly FactTopic[] = [
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
  solidsAndTeeth,
  growing,
  beingApart,
  afterBirth,
  recovery,
  yourMind,
  pregnancyFacts,
  pregnancyDays,
  afterALoss,
  leaveAndMoney,
]

export const facts: readonly Fact[] = factTopics.flatMap((topic) => topic.facts)
