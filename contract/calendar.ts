const dayMs = 86_400_000

/** Days here are calendar days, `YYYY-MM-DD`, of whichever zone they were read in; arithmetic on them knows no clocks. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The day `count` days after `day`; before it where `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(startOf(day) + count * dayMs).toISOString().slice(0, 10)
}

/** The Monday of the week that `day` is in. */
export function weekStartOf(day: string): string {
  const daysSinceMonday = (new Date(startOf(day)).getUTCDay() + 6) % 7
  return addDays(day, -daysSinceMonday)
}

/** Whole months from one day to another; negative where the other comes first. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number)
  return (year - fromYear) * 12 + month - fromMonth - (day < fromDay ? 1 : 0)
}

/** One of these for a day: the next one each day, or every so many days. @param choices one or more */
export function pickForDay<T>(choices: readonly T[], day: string, every = 1): T {
  const turn = Math.floor(startOf(day) / (every * dayMs))
  return choices.at(turn % choices.length) as T
}
