import { MembersOnly } from '#web/features/membership/members-only.tsx'
import { ModeScreen } from '#web/features/modes/mode-screen.tsx'
import { later } from '#web/features/reminders/later.tsx'

/** The tools of a mode, which can remind her of what she puts off. */
export function Mode() {
  return (
    <MembersOnly feature="modes">
      <ModeScreen later={later} />
    </MembersOnly>
  )
}
