import { aboutTheCompanionEntries } from './about-the-companion.ts'
import { birthEntries } from './birth.ts'
import { bodyEntries } from './body.ts'
import { comparisonEntries } from './comparison.ts'
import { cryingEntries } from './crying.ts'
import type { CompanionEntry } from './entry.ts'
import { familyEntries } from './family.ts'
import { familyAndFriendEntries } from './family-and-friends.ts'
import { feedingAndCryingEntries } from './feeding-and-crying.ts'
import { foodFeedingEntries } from './feeding-food.ts'
import { milkFeedingEntries } from './feeding-milk.ts'
import { goodAndDullDayEntries } from './good-and-dull-days.ts'
import { greetingEntries } from './greetings.ts'
import { griefEntries } from './grief.ts'
import { guiltEntries } from './guilt.ts'
import { hardNewsEntries } from './hard-news.ts'
import { healthWorryEntries } from './health-worry.ts'
import { householdEntries } from './household.ts'
import { hurtAndRepairEntries } from './hurt-and-repair.ts'
import { identityEntries } from './identity.ts'
import { joyAndBoredomEntries } from './joy-and-boredom.ts'
import { kinderAndSchoolEntries } from './kinder-and-school.ts'
import { limitsEntries } from './limits.ts'
import { lonelinessEntries } from './loneliness.ts'
import { mentalLoadEntries } from './mental-load.ts'
import { moneyAndPlaceEntries } from './money-and-place.ts'
import { neurodivergentAndIllnessEntries } from './neurodivergent-and-illness.ts'
import { nightEntries } from './nights.ts'
import { olderKidEntries } from './older-kids.ts'
import { overwhelmEntries } from './overwhelm.ts'
import { partnerEntries } from './partner.ts'
import { partnerApartEntries } from './partner-apart.ts'
import { partnerDayEntries } from './partner-days.ts'
import { pregnancyEntries } from './pregnancy.ts'
import { premmieAndMultiplesEntries } from './premmie-multiples.ts'
import { rageEntries } from './rage.ts'
import { schoolEntries } from './school.ts'
import { selfAndBodyEntries } from './self-and-body.ts'
import { siblingsEntries } from './siblings.ts'
import { singleEntries } from './single.ts'
import { sleepEntries } from './sleep.ts'
import { talkEntries } from './talk.ts'
import { teensAndScreensEntries } from './teens-and-screens.ts'
import { toddlerEntries } from './toddler.ts'
import { toddlerDayEntries } from './toddler-days.ts'
import { tooMuchEntries } from './too-much.ts'
import { workEntries } from './work.ts'
import { workAndMoneyEntries } from './work-and-money.ts'

/**
 * Every entry of the companion's ordinary talk, in one list. A new entry goes into the file of its topic. Of entries
 * that fit alike the earlier one answers: work comes before partners, so that leaving 'him' is leaving the baby first.
 */
export const library: readonly CompanionEntry[] = [
  ...sleepEntries,
  ...milkFeedingEntries,
  ...foodFeedingEntries,
  ...cryingEntries,
  ...rageEntries,
  ...hurtAndRepairEntries,
  ...guiltEntries,
  ...overwhelmEntries,
  ...mentalLoadEntries,
  ...lonelinessEntries,
  ...workEntries,
  ...partnerEntries,
  ...partnerApartEntries,
  ...singleEntries,
  ...familyEntries,
  ...identityEntries,
  ...bodyEntries,
  ...birthEntries,
  ...siblingsEntries,
  ...toddlerEntries,
  ...schoolEntries,
  ...teensAndScreensEntries,
  ...comparisonEntries,
  ...healthWorryEntries,
  ...premmieAndMultiplesEntries,
  ...pregnancyEntries,
  ...griefEntries,
  ...neurodivergentAndIllnessEntries,
  ...moneyAndPlaceEntries,
  ...joyAndBoredomEntries,
  ...talkEntries,
  ...greetingEntries,
  ...aboutTheCompanionEntries,
  ...limitsEntries,
  ...nightEntries,
  ...feedingAndCryingEntries,
  ...householdEntries,
  ...tooMuchEntries,
  ...partnerDayEntries,
  ...familyAndFriendEntries,
  ...toddlerDayEntries,
  ...kinderAndSchoolEntries,
  ...olderKidEntries,
  ...selfAndBodyEntries,
  ...goodAndDullDayEntries,
  ...workAndMoneyEntries,
  ...hardNewsEntries,
]
