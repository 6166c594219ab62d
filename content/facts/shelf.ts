import type { Fact, FactTopic } from './fact.ts'
import { babyTopics } from './shelf-baby.ts'
import { familyTopics } from './shelf-family.ts'

/** Every topic, in the order of the page: what can't wait stands first. A phone fetches the two parts side by side. */
export const factTopics: readonly FactTopic[] = [...babyTopics, ...familyTopics]

export const facts: readonly Fact[] = factTopics.flatMap((topic) => topic.facts)
