import { baby } from './baby/section.ts'
import { children } from './children/section.ts'
import type { Fact, FactSection, FactTopic } from './fact.ts'
import { family } from './family/section.ts'
import { feeding } from './feeding/section.ts'
import { illness } from './illness/section.ts'
import { mother } from './mother/section.ts'
import { sleep } from './sleep/section.ts'

/** The shelf, in the order of the page: what can't wait stands first. A phone fetches its sections side by side (`web/features/facts/shelf.ts`). */
export const factSections: readonly FactSection[] = [illness, baby, sleep, feeding, children, mother, family]

export const factTopics: readonly FactTopic[] = factSections.flatMap((section) => section.topics)

export const facts: readonly Fact[] = factTopics.flatMap((topic) => topic.facts)
