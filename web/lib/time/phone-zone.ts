import { isTimezone } from '#contract/profile.ts'

/** A zone that clocks know by this name, or ''. */
export const knownZone = (name: string) => (isTimezone(name) ? name : '')

/** The zone that this phone goes by; '' where it gives a name that its own clock does not know, such as 'Etc/Unknown'. */
export const phoneZone = knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
