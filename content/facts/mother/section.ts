import type { FactSection } from '../fact.ts'
import { afterALoss } from './after-a-loss.ts'
import { afterBirth } from './after-birth.ts'
import { bodyAfterBirth } from './body-after-birth.ts'
import { expecting } from './expecting.ts'
import { latePregnancy } from './late-pregnancy.ts'
import { pregnancyFacts } from './pregnancy.ts'
import { pregnancyAndBirth } from './pregnancy-and-birth.ts'
import { pregnancyDays } from './pregnancy-days.ts'
import { recovery } from './recovery.ts'
import { restAndMood } from './rest-and-mood.ts'
import { smallTroubles } from './small-troubles.ts'
import { yourMind } from './your-mind.ts'

export const mother: FactSection = {
  id: 'mother',
  name: 'Your own body and mind',
  topics: [
    pregnancyFacts,
    pregnancyDays,
    expecting,
    latePregnancy,
    pregnancyAndBirth,
    afterBirth,
    recovery,
    bodyAfterBirth,
    smallTroubles,
    yourMind,
    restAndMood,
    afterALoss,
  ],
}
