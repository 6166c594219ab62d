import { AccountScreen } from '#web/features/account/account-screen.tsx'
import { SubscriptionCard } from '#web/features/membership/subscription-card.tsx'
import { ReminderLinks } from '#web/features/reminders/account-links.tsx'
import { forgetBrowser } from '#web/features/reminders/push.ts'

export function Account() {
  return (
    <AccountScreen
      subscription={<SubscriptionCard />}
      reminders={<ReminderLinks />}
      forgetBrowser={forgetBrowser}
    />
  )
}
