import { Mail } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button-class.ts'

/** In place of the ways to add a second step, which the server refuses until then. */
export function ConfirmEmailFirst() {
  return (
    <>
      <Banner icon={<Mail />}>
        Please confirm your email first, with the link that we sent you. Then you can add a second step here.
      </Banner>
      <AppLink to={paths.emailAndPassword()} className={buttonClass()}>
        Confirm my email
      </AppLink>
    </>
  )
}
