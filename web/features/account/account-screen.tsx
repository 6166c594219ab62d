import {
  Baby,
  BookHeart,
  BookOpen,
  HeartHandshake,
  KeyRound,
  LockKeyhole,
  MonitorSmartphone,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { factsLinks } from '#content/facts/links.ts'
import { lossTexts } from '#content/loss/texts.ts'
import { memoryTexts } from '#content/memory/texts.ts'
import { signOutTexts } from '#content/sign-out.ts'
import type { CardId } from '#contract/safety.ts'
import { useSession } from '#web/lib/session/session.ts'
import { paths } from '#web/paths.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { useScreenCard } from '#web/safety/screen-card.ts'
import { LegalLinks } from '#web/ui/legal-links.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SignOut, type SignOutProps } from './sign-out.tsx'

interface AccountScreenProps extends Pick<SignOutProps, 'findUnsynced' | 'forgetBrowser'> {
  subscription: ReactNode
  reminders: ReactNode
}

/** Her account: who she is, what comes to her, her subscription, and the way out. */
export function AccountScreen({ subscription, reminders, ...leaving }: AccountScreenProps) {
  const session = useSession()
  const [cardId, setCardId] = useState<CardId | null>(null)
  useScreenCard(cardId)

  function show(id: CardId) {
    setCardId(id)
    window.scrollTo(0, 0)
  }

  return (
    <div className="grid gap-5">
      <PageHeader title="Account" />
      {cardId && <p role="status">{signOutTexts.cardFirst}</p>}
      <LazySafetyCard id={cardId} onSafe={() => setCardId(null)} />
      <LinkRow to={paths.profile()} icon={UserRound} title="Profile" text={session.data?.user.email} />
      <LinkRow to={paths.children()} icon={Baby} title="Children" text="Birthdates, allergies, nudges" />
      <LinkRow to={paths.loss()} icon={HeartHandshake} title={lossTexts.link} text={lossTexts.linkText} />
      <LinkRow
        to={paths.memory()}
        icon={BookHeart}
        title={memoryTexts.title}
        text="See it, change it, or turn it off"
      />
      {reminders}
      {subscription}
      <LinkRow
        to={paths.emailAndPassword()}
        icon={KeyRound}
        title="Email and password"
        text="Confirm or change them"
      />
      <LinkRow
        to={paths.security()}
        icon={ShieldCheck}
        title="Security"
        text="A second step when you sign in"
      />
      <LinkRow
        to={paths.devices()}
        icon={MonitorSmartphone}
        title="Your devices"
        text="Where you are signed in"
      />
      <LinkRow
        to={paths.privacy()}
        icon={LockKeyhole}
        title="Privacy & data"
        text="Where your words go, your copy, deleting"
      />
      <LinkRow to={paths.facts()} icon={BookOpen} title={factsLinks.title} text={factsLinks.about} />
      <SignOut onCard={show} {...leaving} />
      <LegalLinks />
    </div>
  )
}
