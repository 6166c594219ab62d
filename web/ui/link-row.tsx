import { ChevronRight, type LucideIcon } from 'lucide-react'
import { AppLink } from './app-link.tsx'
import { cardClass } from './card.tsx'

interface LinkRowProps {
  to: string
  icon: LucideIcon
  title: string
  text: string | undefined
}

/** A card that leads to another screen, with a sign, a title and a line about it. */
export function LinkRow({ to, icon: Icon, title, text }: LinkRowProps) {
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
