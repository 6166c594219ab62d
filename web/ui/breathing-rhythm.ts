/** Lengths of one breath's parts in whole seconds; a part of no length is left out. */
export interface Rhythm {
  inhale: number
  hold?: number
  exhale: number
  rest?: number
}

export interface BreathPhase {
  cue: string
  seconds: number
  /** Whether the circle is wide at the end of this part. */
  wide: boolean
}

/** The parts of one breath, in order. */
export function breathPhases({ inhale, hold = 0, exhale, rest = 0 }: Rhythm): BreathPhase[] {
  return [
    { cue: 'Breathe in', seconds: inhale, wide: true },
    { cue: 'Hold', seconds: hold, wide: true },
    { cue: 'Breathe out', seconds: exhale, wide: false },
    { cue: 'Rest', seconds: rest, wide: false },
  ].filter((phase) => phase.seconds > 0)
}

/** Which part of a breath the given second since the start falls into, and the seconds of it still to go. */
export function phaseAt(phases: BreathPhase[], second: number): { phase: BreathPhase; left: number } | null {
  const length = phases.reduce((sum, phase) => sum + phase.seconds, 0)
  let into = length > 0 ? second % length : 0
  for (const phase of phases) {
    if (into < phase.seconds) return { phase, left: phase.seconds - into }
    into -= phase.seconds
  }
  return null
}

/** Something to say from the given second on. */
export interface TimedLine {
  from: number
  text: string
}

/** The last line whose time has come; lines are in order of time. */
export function lineAt(lines: readonly TimedLine[], second: number): string | undefined {
  return lines.findLast((line) => line.from <= second)?.text
}
