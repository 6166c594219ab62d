import { useMutation } from '@tanstack/react-query'
import { clearSession } from '#web/lib/session/session.ts'
import { toast } from '#web/ui/toast.ts'
import { signOut } from './api.ts'

/** Signs out here. What follows stands here, since she may have left the screen before the answer is here. */
export function useSignOut(forgetBrowser: () => Promise<void>, leave: () => void) {
  return useMutation({
    mutationFn: () => signOut('local'),
    onSuccess: () => {
      // The server has forgotten this browser with the session; the browser itself may take its time.
      forgetBrowser().catch(() => undefined)
      clearSession()
      leave()
    },
    onError: (error) =>
      toast({ title: 'Could not sign you out', description: error.message, variant: 'destructive' }),
  })
}
