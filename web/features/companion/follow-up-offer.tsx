import { followUpTexts } from '#content/follow-up.ts'
import { wallClockIn } from '#contract/clock.ts'
import { dueLabel } from '#web/lib/time/due-label.ts'
import { useMember } from '#web/member/profile.ts'
import { useWallClock } from '#web/member/use-wall-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { useFollowUpAt, useSetFollowUp } from './follow-up.ts'

/** At the end of a talk: whether she wants to be asked tomorrow how it went. Off until she says yes. */
export function FollowUpOffer({ threadId }: { threadId: string }) {
  const at = useFollowUpAt(threadId)
  const set = useSetFollowUp()
  const now = useWallClock()
  const { timezone } = useMember()
  return (
    <div className="grid justify-items-start gap-2 px-2 text-sm">
      <p role="status" className="text-muted">
        {at ? followUpTexts.isSet(dueLabel(wallClockIn(timezone, new Date(at)), now)) : followUpTexts.offer}
      </p>
      <Button
        variant="secondary"
        size="sm"
        busy={set.isPending}
        onClick={() => set.mutate({ threadId, isWanted: !at })}
      >
        {at ? followUpTexts.takeBack : followUpTexts.yes}
      </Button>
    </div>
  )
}
