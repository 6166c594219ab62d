/**
 * What a check-in rates, each 1 (very low) to 5 (high): the one list. Whatever else is told of each heart is a
 * `Record<Heart, …>`, so that the compiler names every place that one more belongs in.
 */
export const hearts = ['energy', 'mood', 'stress'] as const
export type Heart = (typeof hearts)[number]
export type Hearts = Record<Heart, number>

/** The same kind of thing for each heart. */
export function mapHearts<T>(of: (heart: Heart) => T): Record<Heart, T> {
  return Object.fromEntries(hearts.map((heart) => [heart, of(heart)])) as Record<Heart, T>
}

/** The hearts as one screen has them. @param order lower comes first */
export function sortHearts(order: Record<Heart, number>): Heart[] {
  return [...hearts].sort((a, b) => order[a] - order[b])
}
