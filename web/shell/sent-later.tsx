import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { dayIn } from '#contract/day.ts'
import { type CardId, cardIds } from '#contract/safety.ts'
import { askInsight, type InsightReply } from '#contract/you-today.ts'
import { dayStateKey, keepInsight } from '#web/lib/day-state.ts'
import { startOutbox } from '#web/lib/outbox.ts'
import { useMember } from '#web/lib/profile.ts'
import { useSession } from '#web/lib/session.ts'
import type { Unsent } from '#web/lib/unsent.ts'
import { paths } from '#web/paths.ts'
import { cardOfReply } from '#web/safety/card-of-reply.ts'
import { useIsOwnCard } from '#web/safety/own-card.ts'
import { SafetyCardWhenNeeded } from '#web/safety/safety-card-when-needed.tsx'

interface Shown {
  id: CardId
  /** The screen she was on; the card goes when she moves on. */
  at: string
  /** The write that called for it. */
  of?: string
}

/** Of two cards for the same screen the graver one, which stands earlier in the list of all; else the later one. */
export function graver(shown: Shown | null, called: Shown): Shown {
  const isGraver = shown?.at === called.at && cardIds.indexOf(shown.id) < cardIds.indexOf(called.id)
  return isGraver ? shown : called
}

/** A day that waited was told on a screen that may be gone: its tip is kept for her all the same. */
export function keepTip(reply: unknown, { id, route }: Pick<Unsent, 'id' | 'route'>): void {
  if (route.path === askInsight.path) keepInsight(id, reply as InsightReply)
}

/**
 * Sends what a member wrote while there was no connection. A text is fully read for safety when it arrives, wherever she
 * is by then: where it asks for the card, the card comes to her, here unless the screen she is on shows it itself.
 */
export function SentLater() {
  const owner = useSession().data?.user.id
  const [pathname] = useLocation()
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    if (!owner) return
    return startOutbox(owner, (reply, item) => {
      keepTip(reply, item)
      const id = cardOfReply(reply)
      if (id) setShown((shown) => graver(shown, { id, at: location.pathname, of: item.id }))
    })
  }, [owner])

  const isOwn = useIsOwnCard(shown?.id)
  useLayoutEffect(() => {
    if (isOwn) setShown(null)
  }, [isOwn])

  if (shown?.at !== pathname || isOwn) return null
  return <CardAbove shown={shown} />
}

function CardAbove({ shown: { id, at, of } }: { shown: Shown }) {
  const { timezone } = useMember()
  // Home shows the card of its own day, and does so even where it cannot be fetched.
  if (at === paths.home() && of === dayStateKey(dayIn(timezone, new Date()))) return null
  return (
    <div className="pb-5">
      <SafetyCardWhenNeeded id={id} />
    </div>
  )
}
