import { afterALoss } from './after-a-loss.ts'
import { afterBirth } from './after-birth.ts'
import { beingApart } from './being-apart.ts'
import type { FactTopic } from './fact.ts'
import { growing } from './growing.ts'
import { leaveAndMoney } from './leave-and-money.ts'
import { olderChildren } from './older-children.ts'
import { pregnancyFacts } from './pregnancy.ts'
import { pregnancyDays } from './pregnancy-days.ts'
import { recovery } from './recovery.ts'
import { solidsAndTeeth } from './solids-and-teeth.ts'
import { toddlers } from './toddlers.ts'
import { yourMind } from './your-mind.ts'

/** The second part of the shelf: what comes as they grow, then what is hers. */
export const familyTopics: readonly FactTopic[] = [
  solidsAndTeeth,
  growing,
  toddlers,
  olderChildren,
  beingApart,
  afterBirth,
  recovery,
  yourMind,
  pregnancyFacts,
  pregnancyDays,
  afterALoss,
  leaveAndMoney,
]
