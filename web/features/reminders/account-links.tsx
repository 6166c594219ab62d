import { useQuery } from '@tanstack/react-query'
import { Bell, Mail } from 'lucide-react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { paths } from '#web/paths.ts'
import { LinkRow } from '#web/ui/link-row.tsx'
import { unreadQuery } from './api.ts'

/** The ways from her account to her inbox and to her reminders. */
export function ReminderLinks() {
  const { data: unread = 0 } = useQuery(unreadQuery)
  return (
    <>
      <LinkRow
        to={paths.inbox()}
        icon={Mail}
        title={texts.inboxTitle}
        text={unread > 0 ? texts.unread(unread) : texts.inboxHint}
      />
      <LinkRow to={paths.reminders()} icon={Bell} title={texts.title} text={texts.accountHint} />
    </>
  )
}
