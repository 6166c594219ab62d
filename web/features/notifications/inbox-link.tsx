import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { inboxTexts as texts } from '#content/notifications/texts.ts'
import { paths } from '#web/paths.ts'
import { LinkRow } from '#web/ui/link-row.tsx'
import { unreadQuery } from './api.ts'

/** The way from her account to her inbox. */
export function InboxLink() {
  const { data: unread = 0 } = useQuery(unreadQuery)
  return (
    <LinkRow
      to={paths.inbox()}
      icon={Mail}
      title={texts.title}
      text={unread > 0 ? texts.unread(unread) : texts.hint}
    />
  )
}
