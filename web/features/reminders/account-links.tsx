import { useQuery } from '@tanstack/react-query'
import { Bell, ChevronRight, type LucideIcon, Mail } from 'lucide-react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { unreadQuery } from './api.ts'

/** The ways from her account to her inbox and to her reminders. */
export function ReminderLinks() {
  const { data: unread = 0 } = useQuery(unreadQuery)
  return (
    <>
      <Way
        to={paths.inbox()}
        Icon={Mail}
        title={texts.inboxTitle}
        hint={unread > 0 ? texts.unread(unread) : texts.inboxHint}
      />
      <Way to={paths.reminders()} Icon={Bell} title={texts.title} hint={texts.accountHint} />
    </>
  )
}

function Way({ to, Icon, title, hint }: { to: string; Icon: LucideIcon; title: string; hint: string }) {
  return (
    <AppLink to={to} className={cardClass({ pressable: true })}>
      <span className="flex flex-wrap items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent">
          <Icon aria-hidden className="size-6" />
        </span>
        <span className="min-w-0 flex-[1_1_6rem]">
          <span className="block font-bold text-lg">{title}</span>
          <span className="block text-muted text-sm">{hint}</span>
        </span>
        <ChevronRight aria-hidden className="size-6 shrink-0 text-muted" />
      </span>
    </AppLink>
  )
}
