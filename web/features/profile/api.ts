import { useMutation } from '@tanstack/react-query'
import { type ChildDetails, removeChild, saveChild } from '#contract/children.ts'
import { focuses } from '#contract/options.ts'
import { type Child, type Kid, saveProfile } from '#contract/profile.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { profileQuery } from '#web/member/profile.ts'
import { reminderSettingsKey } from '#web/query-keys.ts'

interface ProfileForm extends Record<'full_name' | 'phone' | 'notes', string> {
  focus: ReturnType<typeof focusToSend>
  kids: Kid[]
  removed_kids: string[]
}

/** Her focus as it is saved: null where she chose none, and undefined, which leaves it as it is, for one that is offered no more. */
export const focusToSend = (chosen: string): (typeof focuses)[number] | null | undefined =>
  chosen === '' ? null : focuses.find((each) => each === chosen)

/** Saves the profile form; an empty field is saved as none. */
export function useSaveProfile() {
  return useMutation({
    mutationFn: (form: ProfileForm) => call(saveProfile, { body: form }),
    onSuccess: ({ profile, children }) => {
      queryClient.setQueryData(profileQuery.queryKey, { profile, children })
      refetchNudges()
    },
  })
}

function show({ children }: { children: Child[] }): void {
  queryClient.setQueryData(profileQuery.queryKey, (known) => known && { ...known, children })
  refetchNudges()
}

/** Her reminder settings name each child and the nudges for it. */
function refetchNudges(): void {
  void queryClient.invalidateQueries({ queryKey: reminderSettingsKey })
}

/** Adds a child under a new id, or changes the one that has it. */
export function useSaveChild() {
  return useMutation({
    mutationFn: ({ id, details }: { id: string; details: ChildDetails }) =>
      call(saveChild, { params: { childId: id }, body: details }),
    onSuccess: show,
  })
}

export function useRemoveChild() {
  return useMutation({
    mutationFn: (id: string) => call(removeChild, { params: { childId: id } }),
    onSuccess: show,
  })
}
