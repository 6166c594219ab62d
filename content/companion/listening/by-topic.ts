import { birth, body, illnessAndSpecialNeeds, pregnancy } from './birth-and-body.ts'
import { school, siblings, teens, toddler } from './children.ts'
import { anger, grief, guilt, joy, low, overwhelm, worry } from './inside.ts'
import { crying, feedingFood, feedingMilk, ownTiredness, sleep } from './nights-and-milk.ts'
import { familyAndFriends, loneliness, partner, single } from './people.ts'
import type { Listening, Topic } from './topic.ts'
import { identity, workAndMoney } from './work-and-self.ts'

/** What is said of each topic; of none there is only what fits anything (`general.ts`). */
export const byTopic: Record<Exclude<Topic, 'none'>, Listening> = {
  sleep,
  'own-tiredness': ownTiredness,
  crying,
  'feeding-milk': feedingMilk,
  'feeding-food': feedingFood,
  pregnancy,
  birth,
  body,
  toddler,
  siblings,
  school,
  teens,
  partner,
  single,
  'family-and-friends': familyAndFriends,
  loneliness,
  guilt,
  anger,
  overwhelm,
  worry,
  low,
  grief,
  'work-and-money': workAndMoney,
  identity,
  'illness-and-special-needs': illnessAndSpecialNeeds,
  joy,
}
