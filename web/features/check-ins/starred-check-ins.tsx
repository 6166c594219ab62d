import { Star } from 'lucide-react'
import { savedTexts } from '#content/saved.ts'
import type { CheckIn } from '#contract/check-ins.ts'
import { limits } from '#contract/limits.ts'
import { SavedSection } from '#web/member/saved-section.tsx'
import { useDateTimeLabel } from '#web/member/use-date-time-label.ts'
import { paths } from '#web/paths.ts'
import { cardClass } from '#web/ui/card.tsx'
import { FullListNote } from '#web/ui/full-list-note.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { CheckInAnswers } from './check-in-answers.tsx'
import { starredQuery, useStarCheckIn } from './starred.ts'

/** The check-ins she starred, of either kind. As a preview: the newest few, shortened, nothing to press. */
export function StarredCheckIns({ preview }: { preview: boolean }) {
  const star = useStarCheckIn()

  function remove(checkIn: CheckIn) {
    star.mutate({ checkIn, isStarred: false })
    toast({
      title: 'Star removed',
      action: { label: 'Undo', onPress: () => star.mutate({ checkIn, isStarred: true }) },
    })
  }

  return (
    <SavedSection title="Starred check-ins" query={starredQuery}>
      {(starred) => (
        <>
          <ul className="grid gap-3">
            {starred.slice(0, preview ? limits.savedPreview : starred.length).map((checkIn) => (
              <StarredCheckIn
                key={checkIn.id}
                checkIn={checkIn}
                onRemove={preview ? undefined : () => remove(checkIn)}
              />
            ))}
          </ul>
          {!preview && starred.length >= limits.starredCheckIns && (
            <FullListNote text={savedTexts.fullCheckIns} to={paths.checkIn()} label="Go to check-in" />
          )}
        </>
      )}
    </SavedSection>
  )
}

interface StarredCheckInProps {
  checkIn: CheckIn
  onRemove: (() => void) | undefined
}

function StarredCheckIn({ checkIn, onRemove }: StarredCheckInProps) {
  const when = useDateTimeLabel()(checkIn.created_at)
  const kind = checkIn.type === 'daily' ? 'Check-in' : 'Weekly reset'
  return (
    <li className={`${cardClass()} flex items-start`}>
      <div className="grid min-w-0 flex-1 gap-2">
        <h3 className="font-bold text-base">
          {when} <span className="block text-muted text-sm">{kind}</span>
        </h3>
        <CheckInAnswers answers={checkIn} isShort={!onRemove} />
      </div>
      {onRemove && (
        <IconButton
          label={`Remove the star from ${when}`}
          aria-pressed
          className="-my-2.5 -mr-3"
          onClick={onRemove}
        >
          <Star aria-hidden className="size-5" fill="currentColor" />
        </IconButton>
      )}
    </li>
  )
}
