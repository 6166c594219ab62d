import { queryOptions, useQuery } from '@tanstack/react-query'
import * as profile from '#contract/profile.ts'
import { call } from './call.ts'

/** Her profile and children: several screens greet her and go by her time zone. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => call(profile.getProfile, {}),
})

export function useProfile() {
  return useQuery(profileQuery)
}

/** The first of her names; 'you' until she has told one. */
export function firstNameOf(fullName: string | null | undefined): string {
  return fullName?.trim().split(/\s+/)[0] || 'you'
}
