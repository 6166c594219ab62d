/** All answers, by topic and by search. */
export type Shelf = Awaited<ReturnType<typeof readShelf>>

/** Fetches the answers with their search, which outweigh the screens that show them. */
export async function readShelf() {
  const [{ factTopics }, { indexFacts }] = await Promise.all([
    import('#content/facts/shelf.ts'),
    import('#content/facts/search.ts'),
  ])
  const { factOf, searchFacts } = indexFacts(factTopics)
  return { factTopics, factOf, searchFacts }
}
