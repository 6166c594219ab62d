import { AccountScreen } from '#web/features/account/account-screen.tsx'
import { SubscriptionCard } from '#web/features/membership/subscription-card.tsx'
import { ReminderLinks } from '#web/features/reminders/account-links.tsx'
import { forgetBrowser } from '#web/features/reminders/push.ts'
import { type Drafts, findUnsynced } from '#web/lib/offline/unsynced.ts'

export function Account({ drafts }: { drafts: readonly Drafts[] }) {
  return (
    <AccountScreen
      subscription={<SubscriptionCard />}
      reminders={<ReminderLinks />}
      findUnsynced={() => findUnsynced(drafts)}
      forgetBrowser={forgetBrowser}
    />
  )
}
