import { monthsBetween } from '#contract/calendar.ts'
import { dayIn } from '#contract/day.ts'
import type { Child, Profile } from '#contract/profile.ts'
import { ageText } from './nap-plan.ts'

export interface NapChild {
  id: string
  months: number
  /** 'Noa, 4 months'. */
  label: string
}

/** Her children whose age is known, in her own day, and the active one: the first where the id names none of them. */
export function napChildren(
  data:
    | { profile: Pick<Profile, 'timezone'>; children: Pick<Child, 'id' | 'name' | 'birthdate' | 'died_on'>[] }
    | undefined,
  activeId: string | null,
  at: Date,
): { children: NapChild[]; active: NapChild | undefined } {
  const today = data ? dayIn(data.profile.timezone, at) : ''
  const children = (data?.children ?? []).flatMap(({ id, name, birthdate, died_on }) => {
    if (!birthdate || died_on) return []
    const months = monthsBetween(birthdate, today)
    return [{ id, months, label: `${name}, ${ageText(months)}` }]
  })
  return { children, active: children.find(({ id }) => id === activeId) ?? children[0] }
}
