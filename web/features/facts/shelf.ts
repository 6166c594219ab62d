/** All answers, by topic and by search. */
export type Shelf = Awaited<ReturnType<typeof readShelf>>

/** Fetches the answers, in two parts, with their search; they outweigh the screens that show them. */
export async function readShelf() {
  const [{ babyTopics }, { familyTopics }, { indexFacts }] = await Promise.all([
    import('#content/facts/shelf-baby.ts'),
    import('#content/facts/shelf-family.ts'),
    import('#content/facts/search.ts'),
  ])
  const factTopics = [...babyTopics, ...familyTopics]
  const { factOf, searchFacts } = indexFacts(factTopics)
  return { factTopics, factOf, searchFacts }
}
