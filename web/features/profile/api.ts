import { useMutation } from '@tanstack/react-query'
import * as children from '#contract/children.ts'
import * as profile from '#contract/profile.ts'
import { call } from '#web/lib/call.ts'
import { profileQuery } from '#web/lib/profile.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { reminderSettingsKey } from '#web/lib/shared-query-keys.ts'

interface ProfileForm extends Record<'full_name' | 'phone' | 'notes', string> {
  kids: profile.Kid[]
  removed_kids: string[]
}

/** Saves the profile form; an empty field is saved as none. */
export function useSaveProfile() {
  return useMutation({
    mutationFn: (form: ProfileForm) => call(profile.saveProfile, { body: form }),
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery.queryKey, saved)
      rereadNudges()
    },
  })
}

function show(saved: { children: profile.Child[] }): void {
  queryClient.setQueryData(profileQuery.queryKey, (known) => known && { ...known, ...saved })
  rereadNudges()
}

/** Her reminder settings name each child and the nudges for it. */
function rereadNudges(): void {
  void queryClient.invalidateQueries({ queryKey: reminderSettingsKey })
}

/** Adds a child under a new id, or changes the one that has it. */
export function useSaveChild() {
  return useMutation({
    mutationFn: ({ id, details }: { id: string; details: children.ChildDetails }) =>
      call(children.saveChild, { params: { childId: id }, body: details }),
    onSuccess: show,
  })
}

export function useRemoveChild() {
  return useMutation({
    mutationFn: (id: string) => call(children.removeChild, { params: { childId: id } }),
    onSuccess: show,
  })
}
