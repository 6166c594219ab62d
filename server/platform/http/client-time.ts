const maxOfflineMs = 30 * 86_400_000

/**
 * When something was told: the phone's own moment, so that what was typed offline belongs to the day it was typed on. A clock
 * that runs ahead, or is a month behind, is not believed.
 */
export function clientTime(claimed: string, now: Date): Date {
  const moment = new Date(claimed)
  const ageMs = now.getTime() - moment.getTime()
  return ageMs >= 0 && ageMs <= maxOfflineMs ? moment : now
}
