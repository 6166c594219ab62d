/** A page of a list that goes round for ever; pages count from 0. A short list is one page. */
export function pageOf<T>(list: readonly T[], page: number, size: number): T[] {
  const pages = Math.max(1, Math.ceil(list.length / size))
  const from = (page % pages) * size
  return list.slice(from, from + size)
}
