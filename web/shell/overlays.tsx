import type { Feature } from '#web/feature.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { OutboxRunner } from './outbox-runner.tsx'
import { UnreadableNotice } from './unreadable-notice.tsx'
import { UpdateNotice } from './update-notice.tsx'

/** What the frame shows of its own accord above a screen. */
export function Overlays({ features }: { features: readonly Feature[] }) {
  return (
    <>
      <OfflineNotice />
      <UpdateNotice />
      <OutboxRunner features={features} />
      <UnreadableNotice />
    </>
  )
}
