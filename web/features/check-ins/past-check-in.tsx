import { Star, Trash2 } from 'lucide-react'
import type { CheckIn } from '#contract/check-ins.ts'
import { useDateTimeLabel } from '#web/member/use-date-time-label.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CheckInAnswers } from './check-in-answers.tsx'
import { useStarCheckIn } from './starred.ts'

interface PastCheckInProps {
  checkIn: CheckIn
  onOpen: (checkIn: CheckIn) => void
  onDelete: () => void
}

/** One check-in with its star and its way out. */
export function PastCheckIn({ checkIn, onOpen, onDelete }: PastCheckInProps) {
  const star = useStarCheckIn()
  const when = useDateTimeLabel()(checkIn.created_at)
  return (
    <div className={`${cardClass({ padding: 'sm' })} grid gap-2`}>
      <div className="-mt-2 -mr-2 flex items-center">
        <h3 className="min-w-0 flex-1 font-bold text-base">{when}</h3>
        <IconButton
          label={`Star the check-in of ${when}`}
          aria-pressed={checkIn.is_starred}
          onClick={() => star.mutate({ checkIn, isStarred: !checkIn.is_starred })}
        >
          <Star aria-hidden className="size-5.5" fill={checkIn.is_starred ? 'currentColor' : 'none'} />
        </IconButton>
        <IconButton label={`Delete the check-in of ${when}`} onClick={onDelete}>
          <Trash2 aria-hidden className="size-5.5" />
        </IconButton>
      </div>
      <CheckInAnswers answers={checkIn} />
      <Button
        variant="quiet"
        size="sm"
        className="-mb-2 -ml-4 justify-self-start"
        onClick={() => onOpen(checkIn)}
      >
        {checkIn.reply === null ? 'Ask for a few words back' : 'Read what came back'}
      </Button>
    </div>
  )
}
