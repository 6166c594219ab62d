import type { ReactNode } from 'react'
import { kindNames, inboxTexts as texts } from '#content/notifications/texts.ts'
import { wallClockIn } from '#contract/clock.ts'
import type { InboxNotification } from '#contract/notifications.ts'
import { dueLabel } from '#web/lib/time/due-label.ts'
import { useMember } from '#web/member/profile.ts'
import { useWallClock } from '#web/member/use-wall-clock.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { cardClass } from '#web/ui/card.tsx'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { notificationPaths } from './notification-paths.ts'

interface NotificationCardProps {
  notification: InboxNotification
  /** What she can do about it here. */
  answer: ReactNode
}

/** One notification: what it is of, when it came, its words, and where it leads. */
export function NotificationCard({ notification, answer }: NotificationCardProps) {
  const { kind, text, is_read, subject_id, created_at } = notification
  const now = useWallClock()
  const { timezone } = useMember()
  const card = useFocusFallback()
  const came = dueLabel(wallClockIn(timezone, new Date(created_at)), now)
  const place = notificationPaths[kind]?.(subject_id)
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={kindNames[kind]}
      className={`${cardClass()} grid gap-1 p-4 outline-none`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-muted text-sm">
        <p>
          {kindNames[kind]}, {came}
        </p>
        {!is_read && <p className="font-bold text-primary-ink">{texts.isNew}</p>}
      </div>
      <p dir="auto" className="wrap-anywhere font-semibold">
        {text}
      </p>
      {place && (
        <AppLink
          to={place}
          aria-label={`${texts.open}: ${kindNames[kind]}`}
          className={`${buttonClass('secondary', 'sm')} mt-1 justify-self-start`}
        >
          {texts.open}
        </AppLink>
      )}
      {answer}
    </article>
  )
}
