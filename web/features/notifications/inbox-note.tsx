import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { inboxTexts as texts } from '#content/notifications/texts.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { pushRenewalQuery, unreadQuery } from './api.ts'

/** A quiet word on home where something new is in her inbox, and nothing where there is not. */
export function InboxNote() {
  const { data: unread = 0 } = useQuery(unreadQuery)
  useQuery(pushRenewalQuery)
  if (unread === 0) return null
  return (
    <AppLink to={paths.inbox()} className={`${buttonClass('quiet', 'sm')} -mr-4`}>
      <Mail aria-hidden className="size-5" />
      {texts.unread(unread)}
    </AppLink>
  )
}
