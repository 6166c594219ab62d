import type { AnswerData, Effect } from '#contract/rediscover.ts'

type Sorted = AnswerData['sorted']

/** Whether a thing stands on this side of the map. */
export const isMarked = (had: Effect, side: 'fills' | 'drains') => had === side || had === 'both'

const withEffect = (had: Effect | undefined, tapped: 'fills' | 'drains'): Effect | undefined => {
  const other = tapped === 'fills' ? 'drains' : 'fills'
  if (had === undefined) return tapped
  if (had === 'both') return other
  return had === tapped ? undefined : 'both'
}

/** Marks a thing as filling or draining, or takes that mark away; marked as either it does both. */
export function toggleEffect(sorted: Sorted, label: string, tapped: 'fills' | 'drains'): Sorted {
  const effect = withEffect(sorted.find((thing) => thing.label === label)?.effect, tapped)
  const isThere = sorted.some((thing) => thing.label === label)
  if (!isThere) return effect ? [...sorted, { label, effect }] : sorted
  return sorted.flatMap((thing) => (thing.label !== label ? thing : effect ? { label, effect } : []))
}
