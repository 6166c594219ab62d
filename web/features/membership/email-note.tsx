import { CircleCheck, Mail } from 'lucide-react'
import { wasEmailConfirmed } from '#web/lib/session/email-confirmed.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Banner } from '#web/ui/banner.tsx'

/** What is true of her e-mail after a confirmation link, whatever the address of this page says. */
export function EmailNote() {
  const { data: session, isPending } = useSession()
  if (wasEmailConfirmed() || session?.user.email_verified)
    return (
      <Banner tone="good" icon={<CircleCheck />} role="status">
        Email confirmed
      </Banner>
    )
  if (isPending) return null
  return (
    <Banner icon={<Mail />} role="status">
      {session
        ? 'Your email is not confirmed yet. Open the link in our newest mail, or have it sent again under Account, Email and password.'
        : 'Thanks for opening your link. Sign in to see whether your email is confirmed.'}
    </Banner>
  )
}
