import { OfflineNotice } from './offline-notice.tsx'
import { SentLater } from './sent-later.tsx'
import { UnreadableNotice } from './unreadable-notice.tsx'
import { UpdateNotice } from './update-notice.tsx'

/** What the frame shows of its own accord above a screen. */
export function BesideScreens() {
  return (
    <>
      <OfflineNotice />
      <UpdateNotice />
      <SentLater />
      <UnreadableNotice />
    </>
  )
}
