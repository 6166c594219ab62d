import { type MemoryOutcome, memoryOutcomes } from '#contract/memory-outcome.ts'
import { type VillageTopic, villageTopics } from '#contract/options.ts'
import type { CompanionReply } from '#guide/question.ts'

/** How the parts of a reply are stored: their fields and `v`. What bears no version is of version 0, with the same fields. */
const version = 1

/** What is stored of a reply. */
export const storeReply = (parts: CompanionReply): string => JSON.stringify({ v: version, ...parts })

const textIn = (stored: unknown): string => (typeof stored === 'string' ? stored : '')

/** The texts of a stored list; what is none is left out. */
export const readTexts = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []

/** What stands beside a stored reply of what she asked to be remembered or forgotten. */
export function readNoted(stored: unknown): MemoryOutcome | undefined {
  const found = { ...(stored as object | null) } as Partial<Record<keyof MemoryOutcome, unknown>>
  const did = memoryOutcomes.find((known) => known === found.did)
  const also = found.also === undefined ? undefined : readNoted(found.also)
  return did && { did, lines: readTexts(found.lines), ...(also && { also }) }
}

/** The section of the Village of this name, word for word; undefined for anything else. */
export const namedSection = (name: string): VillageTopic | undefined =>
  villageTopics.find((topic) => topic === name.trim())

/** The parts of a reply as they are stored: all that can be read of them, the rest blank. */
export function readReply(stored: unknown): CompanionReply {
  const found = { ...(stored as object | null) } as Partial<Record<keyof CompanionReply, unknown>>
  return {
    entryId: textIn(found.entryId),
    ack: textIn(found.ack),
    block: textIn(found.block),
    steps: readTexts(found.steps),
    question: textIn(found.question),
    options: readTexts(found.options),
  }
}
