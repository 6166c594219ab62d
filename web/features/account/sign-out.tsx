import { useState } from 'react'
import { useLocation } from 'wouter'
import { signOutTexts as texts, type Unsynced } from '#content/sign-out.ts'
import type { CardId } from '#contract/safety.ts'
import { emptyOutbox } from '#web/lib/offline/outbox.ts'
import { useSession } from '#web/lib/session/session.ts'
import { paths } from '#web/paths.ts'
import { gravestCardFor } from '#web/safety/card-for-reply.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useSignOut } from './use-sign-out.ts'

export interface SignOutProps {
  onCard: (id: CardId) => void
  /** What of hers is on this phone alone. */
  findUnsynced: () => Unsynced[]
  /** Has this browser told of nothing any more. */
  forgetBrowser: () => Promise<void>
}

/**
 * The way out. Signing out clears the phone, so what waits there is sent first: where that calls for a card she stays
 * signed in and `onCard` has it, and about what would be lost she is asked.
 */
export function SignOut({ onCard, findUnsynced, forgetBrowser }: SignOutProps) {
  const [, navigate] = useLocation()
  const session = useSession()
  const signOut = useSignOut(forgetBrowser, () => navigate(paths.signIn()))
  const [isSending, setIsSending] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  /** What she is asked about. */
  const [lost, setLost] = useState<readonly Unsynced[]>([])

  async function leave() {
    setIsSending(true)
    const owner = session.data?.user.id
    const { replies, isEmpty } = owner ? await emptyOutbox(owner) : { replies: [], isEmpty: true }
    setIsSending(false)
    const called = gravestCardFor(replies)
    const left: Unsynced[] = [...(isEmpty ? [] : ['waiting' as const]), ...findUnsynced()]
    setLost(left)
    if (called) onCard(called)
    else if (left.length > 0) setIsAsking(true)
    else signOut.mutate()
  }

  return (
    <>
      <Button variant="quiet" busy={isSending || signOut.isPending} busyLabel="Signing out…" onClick={leave}>
        Sign Out
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.question}
        description={texts.wouldBeLost(lost)}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        onConfirm={() => {
          setIsAsking(false)
          signOut.mutate()
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
