import type { Clock } from './clock.ts'
import type { State } from './state.ts'

/** What every part of the stand-in works on. */
export interface StandIn {
  state: State
  clock: Clock
  /** Where its pages live, such as `http://127.0.0.1:3001`. */
  origin: string
}
