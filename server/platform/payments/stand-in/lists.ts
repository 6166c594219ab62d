import type Stripe from 'stripe'
import { missing } from './errors.ts'

type Range =
  | number
  | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }

export interface Page {
  limit: number
  starting_after?: string | undefined
  ending_before?: string | undefined
  created?: Range | undefined
}

function isWithin(value: number, range: Range | undefined): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return value === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return value > gt && value >= gte && value < lt && value <= lte
}

function indexOf(records: { id: string }[], id: string, param: string): number {
  const index = records.findIndex((record) => record.id === id)
  if (index < 0) throw missing('object', id, param)
  return index
}

/**
 * One page of a list, newest first, as Stripe pages: `starting_after` and `ending_before` name an id of the list.
 * `records` stand in the order in which they were made.
 */
export function listPage<T extends { id: string; created: number }, S>(
  url: string,
  records: T[],
  page: Page,
  serialize: (record: T) => S,
): Stripe.ApiList<S> {
  const newestFirst = records.filter((record) => isWithin(record.created, page.created)).reverse()
  if (page.ending_before !== undefined) {
    const end = indexOf(newestFirst, page.ending_before, 'ending_before')
    const start = Math.max(0, end - page.limit)
    return { object: 'list', data: newestFirst.slice(start, end).map(serialize), has_more: start > 0, url }
  }
  const start =
    page.starting_after === undefined ? 0 : indexOf(newestFirst, page.starting_after, 'starting_after') + 1
  const end = start + page.limit
  return {
    object: 'list',
    data: newestFirst.slice(start, end).map(serialize),
    has_more: end < newestFirst.length,
    url,
  }
}
