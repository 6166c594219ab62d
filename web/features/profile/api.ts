import { useMutation } from '@tanstack/react-query'
import * as profile from '#contract/profile.ts'
import { call } from '#web/lib/call.ts'
import { profileQuery } from '#web/lib/profile.ts'
import { queryClient } from '#web/lib/query-client.ts'

type ProfileForm = Record<'full_name' | 'phone' | 'notes', string>

/** Saves the profile form; an empty field is saved as none. */
export function useSaveProfile() {
  return useMutation({
    mutationFn: (form: ProfileForm) => call(profile.saveProfile, { body: form }),
    onSuccess: (saved) => queryClient.setQueryData(profileQuery.queryKey, saved),
  })
}
