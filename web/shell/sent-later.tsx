import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { CardId, SafetyNotice } from '#contract/safety.ts'
import { startOutbox } from '../lib/outbox.ts'
import { useSession } from '../lib/session.ts'
import { paths } from '../paths.ts'
import { SafetyCardWhenNeeded } from '../safety/safety-card-when-needed.tsx'

/** Screens that show the card of what was sent from them themselves. */
const ownCard = new Set<string>([paths.checkIn(), paths.weeklyReset()])

interface Shown {
  id: CardId
  /** The screen she was on; the card goes when she moves on. */
  at: string
}

/**
 * Sends what a member wrote while there was no connection. Such a text is read for safety only now, wherever she is by
 * then: where it asks for the card, the card comes to her.
 */
export function SentLater() {
  const owner = useSession().data?.user.id
  const [pathname] = useLocation()
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    if (!owner) return
    return startOutbox(owner, (reply) => {
      const id = (reply as { safety?: SafetyNotice } | null)?.safety?.cardId
      if (id && !ownCard.has(location.pathname)) setShown({ id, at: location.pathname })
    })
  }, [owner])

  if (shown?.at !== pathname) return null
  return (
    <div className="pb-5">
      <SafetyCardWhenNeeded id={shown.id} />
    </div>
  )
}
