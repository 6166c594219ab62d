import { wallClockIn } from '#contract/clock.ts'
import { useMember } from './profile.ts'

/** What her own clock shows when the screen is drawn: `YYYY-MM-DDTHH:MM`. */
export function useWallClock(): string {
  return wallClockIn(useMember().timezone, new Date())
}
