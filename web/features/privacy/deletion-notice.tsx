import { useDayText } from '#web/member/use-day-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCancelDeletion } from './api.ts'

/** On every screen of an account that is about to go: when, and the way to keep it. */
export function DeletionNotice({ at }: { at: string }) {
  const keep = useCancelDeletion()
  const dayText = useDayText()
  return (
    <div className="mb-4">
      <Banner
        title={`Your account will be deleted on ${dayText(at)}`}
        action={
          <Button
            size="sm"
            busy={keep.isPending}
            busyLabel="One moment…"
            onClick={() =>
              keep.mutate(undefined, {
                onSuccess: () =>
                  toast({ title: 'Your account stays', description: 'Everything is as you left it.' }),
                onError: (error) =>
                  toast({ title: 'That did not work', description: error.message, variant: 'destructive' }),
              })
            }
          >
            Keep my account
          </Button>
        }
      >
        Until then it is all still here, and you won't be charged.
      </Banner>
    </div>
  )
}
