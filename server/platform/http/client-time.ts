const longestOfflineMs = 30 * 86_400_000

/**
 * When something was told: the phone's own moment, so that what was typed offline belongs to the day it was typed on. A clock
 * that runs ahead, or is a month behind, is not believed.
 */
export function clientTime(toldAt: string, now: Date): Date {
  const told = new Date(toldAt)
  const ageMs = now.getTime() - told.getTime()
  return ageMs >= 0 && ageMs <= longestOfflineMs ? told : now
}
