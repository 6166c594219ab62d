import { useState } from 'react'
import { useLocation } from 'wouter'
import { limits } from '#contract/limits.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useDeleteAccount } from './api.ts'

/** The end of her account, with days to think again. */
export function DeleteCard() {
  const [, navigate] = useLocation()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteAccount(() => navigate(paths.signIn()))

  return (
    <Card aria-labelledby="delete" className="grid gap-3">
      <h2 id="delete" className="text-lg">
        Delete your account
      </h2>
      <p>
        You have {limits.graceDays} days to change your mind. Then everything is deleted for good: your
        profile, children, check-ins and chats. Your membership ends, and you won't be charged again.
      </p>
      {remove.error && (
        <Banner tone="danger" role="alert">
          {remove.error.message}
        </Banner>
      )}
      <Button variant="quiet" className="text-danger!" onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete your account?"
        description={`You will be signed out now. We delete everything in ${limits.graceDays} days, unless you sign in and keep it.`}
        cancelLabel="Keep it"
        confirmLabel="Delete"
        busy={remove.isPending}
        busyLabel="One moment…"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </Card>
  )
}
