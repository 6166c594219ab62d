import { LaterOnly } from '#web/features/modes/clear/later-only.tsx'
import { NotificationSettings } from '#web/features/notifications/notification-settings.tsx'
import { PushOffer } from '#web/features/notifications/push-offer.tsx'
import { laterDeletion } from '#web/features/reminders/later.tsx'
import { ReminderSettingsScreen } from '#web/features/reminders/reminder-settings-screen.tsx'
import { useMayUse } from '#web/member/entitlement.ts'

/** Where Clear is closed to her, what she put off there stays in reach here. */
export function ReminderSettings() {
  const hasClear = useMayUse('modes')
  return (
    <ReminderSettingsScreen
      hasClear={hasClear}
      notifications={<NotificationSettings />}
      pushOffer={<PushOffer />}
      later={!hasClear && <LaterOnly {...laterDeletion} />}
    />
  )
}
