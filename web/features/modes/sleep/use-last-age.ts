import { useEffect } from 'react'
import { monthsBetween } from '#contract/calendar.ts'
import { dayIn } from '#contract/day.ts'
import { asText } from '#web/lib/device/parse.ts'
import { asNumber, asObject } from '#web/lib/device/parse-combinators.ts'
import { useStoredState } from '#web/lib/device/stored-state.ts'
import { useMember } from '#web/member/profile.ts'

interface LastAge {
  months: number
  /** The day it was so, `YYYY-MM-DD`. */
  on: string
}
const readAge = asObject<LastAge>({ months: asNumber, on: asText })

/**
 * The age in months to go by, and how one is picked by hand: this child's, else the one that was gone by last, which the
 * phone keeps without a name and which grows as the child does. Undefined where none is known.
 */
export function useLastAge(ofChild: number | undefined): [number | undefined, (months: number) => void] {
  const today = dayIn(useMember().timezone, new Date())
  const [last, setLast] = useStoredState('modes:nap-age', null, readAge)
  const kept = last ? last.months + monthsBetween(last.on, today) : undefined
  const pick = (months: number) => void setLast({ months, on: today })
  useEffect(() => {
    if (ofChild !== undefined && ofChild >= 0 && ofChild !== kept) pick(ofChild)
  })
  return [ofChild ?? kept, pick]
}
