import type { FactSection } from '../fact.ts'
import { cotsAndRooms } from './cots-and-rooms.ts'
import { heldAndWrapped } from './held-and-wrapped.ts'
import { napsAndBedtimes } from './naps-and-bedtimes.ts'
import { nights } from './nights.ts'
import { settling } from './settling.ts'
import { sleepFacts } from './sleep.ts'

export const sleep: FactSection = {
  id: 'sleep',
  name: 'Sleep',
  topics: [sleepFacts, settling, heldAndWrapped, nights, napsAndBedtimes, cotsAndRooms],
}
