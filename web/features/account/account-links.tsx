import { Baby, ChevronRight, LockKeyhole } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { cardClass } from '#web/ui/card.tsx'

const links = [
  { to: paths.children(), Icon: Baby, title: 'Children', text: 'Birthdates, allergies, nudges' },
  {
    to: paths.privacy(),
    Icon: LockKeyhole,
    title: 'Privacy & data',
    text: 'Get a copy, or delete your account',
  },
]

/** From Account to what belongs to her. */
export function AccountLinks() {
  return links.map(({ to, Icon, title, text }) => (
    <AppLink key={to} to={to} className={cardClass({ pressable: true })}>
      <span className="flex items-center gap-4">
        <Icon aria-hidden className="size-6 shrink-0 text-primary-ink" />
        <span className="min-w-0 flex-1">
          <span className="block font-bold">{title}</span>
          <span className="block text-muted text-sm">{text}</span>
        </span>
        <ChevronRight aria-hidden className="size-6 shrink-0 text-muted" />
      </span>
    </AppLink>
  ))
}
