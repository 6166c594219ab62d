/**
 * Does each in turn. What fails does not hold up the rest, and is told at the end.
 * @throws AggregateError of all that failed.
 */
export async function forEachSettled<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`)
}
