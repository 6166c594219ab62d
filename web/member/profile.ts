import { queryOptions, useQuery } from '@tanstack/react-query'
import { defaultTimezone } from '#contract/limits.ts'
import * as profile from '#contract/profile.ts'
import type { RouteReply } from '#contract/route.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { readKept } from '#web/lib/offline/kept.ts'

declare module '#web/lib/offline/kept.ts' {
  interface KeptQueries {
    member: Member
  }
}

/** What the first screens need of her, and all of her profile that the phone keeps. */
interface Member {
  /** The first of her names; empty until she has told one. */
  name: string
  timezone: string
  isOnboarded: boolean
  /** She has asked for quiet about due dates, ages, naps and seasons. */
  isLossMode: boolean
}

const nobodyYet: Member = { name: '', timezone: defaultTimezone, isOnboarded: true, isLossMode: false }

function memberOf({ profile: changed }: RouteReply<typeof profile.getProfile>): Member {
  return {
    name: changed.full_name?.trim().split(/\s+/)[0] ?? nobodyYet.name,
    timezone: changed.timezone,
    isOnboarded: changed.onboarding_completed,
    isLossMode: Boolean(changed.loss_since),
  }
}

/** Her profile and children, for the screens that show or change them. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => call(profile.getProfile, {}),
  meta: { keep: { name: 'member', pick: memberOf } },
})

/** All of her profile and children, from the server; for less, which the phone keeps, there is `useMember`. */
export function useProfile() {
  return useQuery(profileQuery)
}

/** Whether she has asked for quiet after a loss, as far as this phone knows; asks nobody, since a visitor may see it used. */
export function useIsLossMode(): boolean {
  const { data } = useQuery({ ...profileQuery, enabled: false }, queryClient)
  return (data ? memberOf(data) : readKept('member'))?.isLossMode ?? false
}

/** Her first name and time zone, from the phone until the server has told them. Pending or unknown only where neither knows. */
export function useMember(): Member & { isPending: boolean; isKnown: boolean } {
  const { data, isPending } = useProfile()
  const known = data ? memberOf(data) : readKept('member')
  return { ...(known ?? nobodyYet), isPending: isPending && !known, isKnown: Boolean(known) }
}
