import { lazy } from 'react'
import { MembersOnly } from '#web/features/membership/members-only.tsx'
import { ModeScreen } from '#web/features/modes/mode-screen.tsx'
import { PushOffer } from '#web/features/notifications/push-offer.tsx'
import { remindLater } from '#web/features/reminders/later.tsx'

const ProgrammeIntro = lazy(async () => ({
  default: (await import('#web/features/rediscover/programme-intro.tsx')).ProgrammeIntro,
}))
const later = remindLater(<PushOffer />)

/** The tools of a mode, or the intro of the programme; they can remind her of what she puts off. */
export function Mode() {
  return (
    <MembersOnly feature="modes">
      <ModeScreen later={later} rediscover={<ProgrammeIntro />} />
    </MembersOnly>
  )
}
