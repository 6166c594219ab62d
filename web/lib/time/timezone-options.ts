import { wallClockIn } from '#contract/clock.ts'
import { timezones } from '#contract/options.ts'

const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** The zones to choose from: the named cities and, where they are others, the phone's `own` and the one `chosen` before. */
export function timezoneOptions(own: string, chosen = own): { value: string; label: string }[] {
  const named = timezones.map(({ id, label }) => ({ value: id as string, label: label as string }))
  const others = [
    { value: own, label: `${cityOf(own)} (where your phone is)` },
    { value: chosen, label: cityOf(chosen) },
  ]
  return [...named, ...others].filter(
    ({ value }, index, all) => value && all.findIndex((other) => other.value === value) === index,
  )
}

/** What to say beside the zone `chosen`, where her phone goes by `own` and its clock is another at some time of the year. */
export function phoneZoneHint(own: string, chosen: string): string | undefined {
  if (!own || !chosen) return undefined
  const year = new Date().getFullYear()
  const differ = [0, 6].some((month) => {
    const at = new Date(Date.UTC(year, month))
    return wallClockIn(own, at) !== wallClockIn(chosen, at)
  })
  return differ ? `Your phone is on ${cityOf(own)} time. Choose the one you live by.` : undefined
}
