import { type Helpline, type HelplineId, helplines } from '../helplines.ts'
import { adviceLines } from './advice-lines.ts'

/** People without one number for all of Australia. */
export const people = {
  gp: 'Your GP',
  maternity: 'Your midwife or maternity unit',
  hospital: 'A hospital emergency department',
  pharmacist: 'A pharmacist',
  nurse: 'Your child health nurse',
  dentist: 'A dentist',
} as const

type PersonId = keyof typeof people

/** Whom an answer tells her to ring: a line with a number, or a person of hers. */
export type CalleeId = HelplineId | keyof typeof adviceLines | PersonId

const lines: Readonly<Record<string, Helpline>> = { ...adviceLines, ...helplines }

/** The line of that name; undefined for a person without a number. */
export const lineOf = (id: CalleeId): Helpline | undefined => lines[id]
