import { ChevronRight, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { leaveSession, useSession } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSignOut } from './api.ts'

/** Her account: who she is, her subscription, and the way out. */
export function AccountScreen({ subscription }: { subscription: ReactNode }) {
  const [, navigate] = useLocation()
  const session = useSession()
  const signOut = useSignOut()

  function leave() {
    signOut.mutate(undefined, {
      onSuccess: () => {
        leaveSession()
        navigate(paths.signIn())
      },
      onError: (error) =>
        toast({ title: 'Could not sign you out', description: error.message, variant: 'destructive' }),
    })
  }

  return (
    <div className="grid gap-5">
      <PageHeader title="Account" />
      <AppLink to={paths.profile()} className={cardClass({ pressable: true })}>
        <span className="flex flex-wrap items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent">
            <UserRound aria-hidden className="size-6" />
          </span>
          <span className="min-w-0 flex-[1_1_6rem]">
            <span className="block font-bold text-lg">Profile</span>
            <span className="block break-words text-muted text-sm">{session.data?.user.email}</span>
          </span>
          <ChevronRight aria-hidden className="size-6 shrink-0 text-muted" />
        </span>
      </AppLink>
      {subscription}
      <AppLink to={paths.security()} className={cardClass({ pressable: true })}>
        <span className="flex flex-wrap items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent">
            <ShieldCheck aria-hidden className="size-6" />
          </span>
          <span className="min-w-0 flex-[1_1_6rem]">
            <span className="block font-bold text-lg">Security</span>
            <span className="block break-words text-muted text-sm">A second step when you sign in</span>
          </span>
          <ChevronRight aria-hidden className="size-6 shrink-0 text-muted" />
        </span>
      </AppLink>
      <Button variant="quiet" busy={signOut.isPending} busyLabel="Signing out…" onClick={leave}>
        Sign Out
      </Button>
    </div>
  )
}
