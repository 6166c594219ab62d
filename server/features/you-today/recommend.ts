import type { CheckInOfDay, ModeAction } from '#contract/you-today.ts'

export interface Recommendation {
  primary: ModeAction
  secondary: ModeAction
}

/** The two modes to offer for how she is now: low energy speaks first, then overwhelm, then a focus she named. */
export function recommend({ mood, energy, focus }: CheckInOfDay): Recommendation {
  if (energy === 'low') return { primary: 'reset', secondary: 'relief' }
  if (mood === 'overwhelmed') return { primary: 'clear', secondary: 'relief' }
  if (focus.trim() !== '') return { primary: 'clear', secondary: 'chat' }
  return { primary: 'reset', secondary: 'chat' }
}
