import { InboxScreen } from '#web/features/notifications/inbox-screen.tsx'
import { PushOffer } from '#web/features/notifications/push-offer.tsx'
import { ReminderAnswer } from '#web/features/reminders/reminder-answer.tsx'

/** Her inbox, in which a reminder of hers can be done or put off. */
export function Inbox() {
  return (
    <InboxScreen
      answer={({ reminder, text }) =>
        reminder && (
          <ReminderAnswer id={reminder.id} text={text} isDone={reminder.is_done} pushOffer={<PushOffer />} />
        )
      }
    />
  )
}
