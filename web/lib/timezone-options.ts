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
