import { AccountScreen } from '#web/features/account/account-screen.tsx'
import { SubscriptionCard } from '#web/features/membership/subscription-card.tsx'
import { InboxLink } from '#web/features/notifications/inbox-link.tsx'
import { forgetBrowser } from '#web/features/notifications/push.ts'
import { RemindersLink } from '#web/features/reminders/reminders-link.tsx'
import { type Drafts, findUnsynced } from '#web/lib/offline/unsynced.ts'

export function Account({ drafts }: { drafts: readonly Drafts[] }) {
  return (
    <AccountScreen
      subscription={<SubscriptionCard />}
      reminders={
        <>
          <InboxLink />
          <RemindersLink />
        </>
      }
      findUnsynced={() => findUnsynced(drafts)}
      forgetBrowser={forgetBrowser}
    />
  )
}
