import { ChevronRight, type LucideIcon } from 'lucide-react'
import { AppLink } from '#web/ui/app-link.tsx'
import { cardClass } from '#web/ui/card.tsx'

interface AccountLinkProps {
  to: string
  icon: LucideIcon
  title: string
  text: string | undefined
}

/** One of the places that Account leads to. */
export function AccountLink({ to, icon: Icon, title, text }: AccountLinkProps) {
  return (
    <AppLink to={to} className={cardClass({ pressable: true })}>
      <span className="flex flex-wrap items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent">
          <Icon aria-hidden className="size-6" />
        </span>
        <span className="min-w-0 flex-[1_1_6rem]">
          <span className="block font-bold text-lg">{title}</span>
          <span className="block break-words text-muted text-sm">{text}</span>
        </span>
        <ChevronRight aria-hidden className="size-6 shrink-0 text-muted" />
      </span>
    </AppLink>
  )
}
