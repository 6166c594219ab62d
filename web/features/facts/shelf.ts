import type { FactSection } from '#content/facts/fact.ts'

/** All answers, by section and by search. */
export type Shelf = Awaited<ReturnType<typeof readShelf>>

/** Fetches the answers, section by section; they outweigh the screens that show them. The order is that of `factSections`. */
export async function readSections(): Promise<readonly FactSection[]> {
  const [{ illness }, { baby }, { sleep }, { feeding }, { children }, { mother }, { family }] =
    await Promise.all([
      import('#content/facts/illness/section.ts'),
      import('#content/facts/baby/section.ts'),
      import('#content/facts/sleep/section.ts'),
      import('#content/facts/feeding/section.ts'),
      import('#content/facts/children/section.ts'),
      import('#content/facts/mother/section.ts'),
      import('#content/facts/family/section.ts'),
    ])
  return [illness, baby, sleep, feeding, children, mother, family]
}

let search: ReturnType<typeof import('#content/facts/search.ts').indexFacts> | undefined

/** Fetches the answers with their search, which is made once. */
export async function readShelf() {
  const [sections, { indexFacts }] = await Promise.all([readSections(), import('#content/facts/search.ts')])
  search ??= indexFacts(sections.flatMap(({ topics }) => topics))
  const { searchFacts } = search
  return { sections, searchFacts }
}
