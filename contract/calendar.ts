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
