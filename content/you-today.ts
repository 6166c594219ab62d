import type { Energy, Mood } from '#contract/you-today.ts'

/** One tip as she reads it. `{, name}` in the tip becomes a comma and her name, or nothing where no name is known. */
export interface TipSet {
  title: string
  tip: string
  bullets: readonly string[]
}

export const moodLabels: Record<Mood, string> = {
  calm: 'Calm',
  okay: 'Okay',
  frazzled: 'Frazzled',
  flat: 'Flat',
  overwhelmed: 'Overwhelmed',
}

export const energyLabels: Record<Energy, string> = { low: 'Low', mid: 'Mid', high: 'High' }
